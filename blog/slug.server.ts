import { safeDecodeUriComponent } from './url-rewriter.server.ts';

/**
 * What a slug may be: not empty, no list (a comma separates slugs), nothing that WordPress would
 * have to clean first.
 *
 * @param slug decoded or percent-encoded, as a route or WordPress gives it
 * @returns the slug as WordPress keeps it, decoded; undefined when no post can have it
 */
export function normaliseSlug(slug: string): string | undefined {
  const decoded = safeDecodeUriComponent(slug).toLowerCase();
  return decoded.length > 0 && decoded.length <= 200 && !/[\s,/\\\p{Cc}]/u.test(decoded)
    ? decoded
    : undefined;
}
