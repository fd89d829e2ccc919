import { postPath } from '#blog/content-service.ts';
import { normaliseSlug } from '#blog/slug.server.ts';
import { blogPath, listPath, type PostListQuery, parsePostListQuery } from './list-query.ts';
import { maxPages } from './post-list-view.server.ts';

/**
 * The one spelling of an address below which a page of the blog can be cached: with what the page reads of its query, and nothing
 * else, so that made-up queries make no pages to cache.
 *
 * @param url path and query as the request line has them
 * @returns undefined when no page of the blog is there
 */
export function toCachedBlogPath(url: string): string | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  if (path !== blogPath) return normalisePostPath(path);
  const kept = buildListQuery(parsePostListQuery(new URLSearchParams(query)));
  return kept ? `${blogPath}?${kept}` : blogPath;
}

function buildListQuery({ page, categoryId }: PostListQuery): string {
  const query = new URLSearchParams(listPath(categoryId).split('?')[1]);
  // Higher numbers show the same list.
  if (page > 1) query.set('page', String(Math.min(page, maxPages)));
  return query.toString();
}

function normalisePostPath(path: string): string | undefined {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  const normal = slug && normaliseSlug(slug);
  return normal ? postPath(normal) : undefined;
}
