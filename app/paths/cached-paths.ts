import { localisePath } from '#content/language.ts';

/**
 * The pages that can't be prerendered, since they depend on settings (URLs of iframes) or on the current time, but that are the
 * same for every visitor. Their Bengali versions are cached as well. A page with a form isn't cached, because its submission id
 * belongs to one visitor. The blog has its own rule (features/blog/cached-blog-path.server.ts).
 */
const cachedPaths = new Set([
  '/about',
  '/contact',
  '/events',
  '/national-programs/students',
  '/embed/map',
]);

/**
 * How long a page is cached, in milliseconds. It is also the maximum delay of changes at a certain time, as at midnight or when
 * the office closes.
 */
export const cacheTtlMs = 10_000;

/**
 * Whether the response for a request target is cached. A target with a query never is: a value such as a form's `plan` belongs
 * to one visitor, and made-up queries would fill the cache.
 *
 * @param target path and query, as in the request line
 */
export const isCachedPath = (target: string): boolean =>
  cachedPaths.has(localisePath(target, 'en'));
