import { createHash } from 'node:crypto';

/** Of a block of data, as structured data is, no policy speaks (HTML, "prepare the script element"). */
const inlineScript =
  /<script\b(?![^>]*\bsrc=)(?! type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a page: scripts run only from our own origin, or inline where their text
 * is exactly what the page was made with (CSP Level 3, section 8.4, hashes).
 *
 * @param html the page
 * @param frameOrigins origins of outside forms and maps that the settings name, e.g. `https://forms.example.org`
 */
export function contentSecurityPolicy(html: string, frameOrigins: readonly string[] = []): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    // The page's own CSS stands in the page, and components set custom properties in `style` attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src ${["'self'", ...new Set(frameOrigins)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
