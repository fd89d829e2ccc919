import type { ContentService, PostPage } from './content-service.ts';
import { isEmpty } from './is-empty.server.ts';
import { normaliseSlug } from './slug.server.ts';
import { type CacheTimes, createSwrCache } from './swr-cache.server.ts';

function isPositiveInteger(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

/** A content service with a cache that can be invalidated. */
export type CachedContentService = ContentService & {
  /**
   * Removes the lists and the given posts from the cache.
   *
   * @param slugs slugs of posts, decoded or percent-encoded, in any case; if empty, all posts are removed
   */
  invalidate(slugs: readonly string[]): void;
};

/** Caches a content service's lists, headings, categories, sitemap entries, posts and adjacent posts. */
export function createCachedService(
  service: ContentService,
  times: CacheTimes,
): CachedContentService {
  const cache = createSwrCache(times, isEmpty);

  return {
    ...service,
    categories: (signal) => cache.get('categories', () => service.categories(), signal),
    posts({ page, categoryId }, signal) {
      const isPage = isPositiveInteger(page);
      const isCategory = categoryId === undefined || isPositiveInteger(categoryId);
      if (!isPage || !isCategory) return Promise.resolve({ posts: [], hasMore: false, page });
      return cache.get<PostPage>(
        `posts ${page} ${categoryId ?? 'all'}`,
        (previous) => service.posts({ page, categoryId, hadPosts: previous !== undefined }),
        signal,
      );
    },
    async headings(page, signal) {
      if (!isPositiveInteger(page)) return new Map();
      return cache.get(`headings ${page}`, () => service.headings(page), signal);
    },
    sitemapEntries: (signal) => cache.get('addresses', () => service.sitemapEntries(), signal),
    adjacentPosts: (post, signal) =>
      cache.get(`neighbours ${post.id}`, () => service.adjacentPosts(post), signal),
    async post(requestedSlug, signal) {
      // All spellings of a slug share one entry.
      const slug = normaliseSlug(requestedSlug);
      return slug ? cache.get(`post ${slug}`, () => service.post(slug), signal) : undefined;
    },
    health() {
      const health = service.health();
      return { ...health, ok: health.ok && !cache.hasTimedOut() };
    },
    invalidate(slugs) {
      const keys = new Set(slugs.map((slug) => `post ${normaliseSlug(slug)}`));
      cache.invalidate((key) => keys.size === 0 || !key.startsWith('post ') || keys.has(key));
    },
  };
}
