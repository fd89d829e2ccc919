import { createHash } from 'node:crypto';
import { trustedTypesPolicy } from './trusted-html.ts';

/** Of an answer that leads elsewhere: there is nothing in it to load, to send or to frame. */
export const redirectPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of a block of data, as structured data is, no policy speaks (HTML, "prepare the script element"). */
const inlineScript =
  /<script\b(?![^>]*\bsrc=)(?! type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Each text once (CSP Level 3, section 2.3.1, "hash-source"). */
function hashesOf(html: string, element: RegExp): string[] {
  const hashes = [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/**
 * The Content-Security-Policy of a page: nothing but what is named, from our own origin; scripts and styles inline only
 * where their text is exactly what the page was made with (CSP Level 3, section 8.4, hashes).
 *
 * @param html the page
 * @param frameOrigins origins of outside forms and maps that the settings name, e.g. `https://forms.example.org`
 */
export function contentSecurityPolicy(html: string, frameOrigins: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesOf(html, inlineScript)].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(html, inlineStyle)].join(' ')}`,
    // Components set custom properties, and posts of the blog what an editor chose.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${["'self'", ...new Set(frameOrigins)].join(' ')}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
