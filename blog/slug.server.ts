import { safeDecodeUriComponent } from './url-rewriter.server.ts';

/**
 * Normalises a slug. Valid slugs have 1 to 200 characters, no comma (WordPress's separator of slugs), and nothing that
 * WordPress would remove.
 *
 * @param slug decoded or percent-encoded, from a route or WordPress
 * @returns the slug as WordPress stores it, but decoded; undefined when no post can have it
 */
export function normaliseSlug(slug: string): string | undefined {
  const decoded = safeDecodeUriComponent(slug).toLowerCase();
  return decoded.length > 0 && decoded.length <= 200 && !/[\s,/\\\p{Cc}]/u.test(decoded)
    ? decoded
    : undefined;
}
