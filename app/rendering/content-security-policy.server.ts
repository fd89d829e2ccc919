import { createHash } from 'node:crypto';
import { trustedTypesPolicies } from './trusted-types.ts';

/** The Content-Security-Policy of redirects, which have nothing to load, to submit or to embed. */
export const redirectPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Returns the source expression that permits an inline style by its hash (CSP Level 3, section 8.4).
 *
 * @param css the text of a page's `style` element (document-parts.tsx). Never read it from a page that contains a visitor's
 *   input: an injected style element would be permitted as well.
 */
export const createStyleSource = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page, which permits only what it lists. It permits no inline script: our scripts are files,
 * and JSON blocks need no permission (HTML, "prepare the script element"). The only inline style that it permits is the page's
 * critical CSS.
 *
 * @param styleSource the source expression of the critical CSS; undefined for a page without one
 * @param frameOrigins origins of external forms and maps in the settings, e.g. `https://forms.example.org`
 */
export function createContentSecurityPolicy(
  styleSource: string | undefined,
  frameOrigins: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...(styleSource === undefined ? [] : [styleSource])].join(' ')}`,
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

/** Matches a script element that has no `src` and isn't a JSON block. */
const inlineScriptPattern = /<script\b(?![^>]*\bsrc=)(?! type="application\/(?:ld\+)?json")[^>]*>/i;

/** @throws Error if a page contains an inline script. Our code writes none, so it must have been injected. */
export function assertNoInlineScript(html: string): void {
  const match = inlineScriptPattern.exec(html);
  if (match) throw new Error(`an inline script in the page, which its policy forbids: ${match[0]}`);
}
