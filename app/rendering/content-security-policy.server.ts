import { createHash } from 'node:crypto';
import { trustedTypesPolicies } from './trusted-types.ts';

/** The Content-Security-Policy of redirects: there is nothing in them to load, to send or to frame. */
export const redirectPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const createHashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page: nothing but what is named, from our own origin. It permits no inline script: ours are
 * files, and JSON blocks need no permission (HTML, "prepare the script element"). The one inline style that it
 * permits is the one that the page was made with, by its hash (CSP Level 3, section 8.4).
 *
 * @param css the text of the page's `style` element (document-parts.tsx); undefined for a page without one. Never read it from
 *   a page that holds what a visitor sent: a planted element would be permitted as well.
 * @param frameOrigins origins of outside forms and maps that the settings name, e.g. `https://forms.example.org`
 */
export function createContentSecurityPolicy(
  css: string | undefined,
  frameOrigins: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...(css === undefined ? [] : [createHashSource(css)])].join(' ')}`,
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
    `trusted-types ${trustedTypesPolicies.join(' ')}`,
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * The text of the first style element of a page that the build made, for `contentSecurityPolicy`.
 *
 * @param html a prerendered page: nothing that a visitor sent is in it
 */
export const extractCriticalCss = (html: string): string | undefined =>
  /<style data-critical-css="">([\s\S]*?)<\/style>/.exec(html)?.[1];

/** A script element that is neither a file nor a block of data. */
const inlineScript = /<script\b(?![^>]*\bsrc=)(?! type="application\/(?:ld\+)?json")[^>]*>/i;

/** @throws Error when a page holds an inline script: no code of ours writes one, so something has planted it */
export function assertNoInlineScript(html: string): void {
  const found = inlineScript.exec(html);
  if (found) throw new Error(`an inline script in the page, which its policy forbids: ${found[0]}`);
}
