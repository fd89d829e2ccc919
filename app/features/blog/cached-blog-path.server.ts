import { postPath } from '#blog/content-service.ts';
import { normaliseSlug } from '#blog/slug.server.ts';
import { getLanguage, localisePath } from '#content/language.ts';
import { blogPath, listPath, type PostListQuery, parsePostListQuery } from './list-query.ts';
import { maxPages } from './post-list-view.server.ts';

/**
 * Normalises the URL of a blog page to the key of its cache entry. The key has only the query parameters that the page
 * reads, so that made-up queries don't fill the cache.
 *
 * @param url path and query, as in the request line
 * @returns undefined when the URL isn't that of a blog page
 */
export function toCachedBlogPath(url: string): string | undefined {
  const language = getLanguage(url);
  const key = toEnglishKey(localisePath(url, 'en'));
  return key && localisePath(key, language);
}

function toEnglishKey(url: string): string | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  if (path !== blogPath) return normalisePostPath(path);
  const listQuery = buildListQuery(parsePostListQuery(new URLSearchParams(query)));
  return listQuery ? `${blogPath}?${listQuery}` : blogPath;
}

function buildListQuery({ page, categoryId }: PostListQuery): string {
  const query = new URLSearchParams(listPath(categoryId).split('?')[1]);
  // All higher page numbers show the same list.
  if (page > 1) query.set('page', String(Math.min(page, maxPages)));
  return query.toString();
}

function normalisePostPath(path: string): string | undefined {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  const normal = slug && normaliseSlug(slug);
  return normal ? postPath(normal) : undefined;
}
