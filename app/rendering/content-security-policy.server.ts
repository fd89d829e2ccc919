import { createHash } from 'node:crypto';
import { trustedTypesPolicies } from './trusted-types.ts';

/** The Content-Security-Policy of redirects, which have nothing to load, to submit or to embed. */
export const redirectPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Returns the hash source that permits the text of a page's `style` element (document-parts.tsx). Never read the text from a page
 * that contains a visitor's input: an injected style element would be permitted as well.
 */
export const hashCriticalCss = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page, which permits only what it lists. It permits no inline script: our scripts are files,
 * and JSON blocks need no permission (HTML, "prepare the script element"). The only inline style that it permits is the page's
 * critical CSS, by its hash (CSP Level 3, section 8.4).
 *
 * @param cssHash the result of `hashCriticalCss`; undefined for a page without critical CSS
 * @param frameOrigins origins of external forms and maps in the settings, e.g. `https://forms.example.org`
 */
export function createContentSecurityPolicy(
  cssHash: string | undefined,
  frameOrigins: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...(cssHash === undefined ? [] : [cssHash])].join(' ')}`,
    // Components set custom properties, and blog posts contain the editors' inline styles.
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
 * Hashes the critical CSS of a prerendered page, for `createContentSecurityPolicy`.
 *
 * @param html a prerendered page, which contains no visitor's input
 * @returns undefined if the page has no critical CSS
 */
export function hashCriticalCssOf(html: string): string | undefined {
  const css = /<style data-critical-css="">([\s\S]*?)<\/style>/.exec(html)?.[1];
  return css === undefined ? undefined : hashCriticalCss(css);
}

/** Matches a script element that has no `src` and isn't a JSON block. */
const inlineScriptPattern = /<script\b(?![^>]*\bsrc=)(?! type="application\/(?:ld\+)?json")[^>]*>/i;

/** @throws Error if a page contains an inline script. Our code writes none, so it must have been injected. */
export function assertNoInlineScript(html: string): void {
  const match = inlineScriptPattern.exec(html);
  if (match) throw new Error(`an inline script in the page, which its policy forbids: ${match[0]}`);
}
