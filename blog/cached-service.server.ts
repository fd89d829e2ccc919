import type { ContentService, PostPage } from './content-service.ts';
import { isEmpty } from './is-empty.server.ts';
import { normaliseSlug } from './slug.server.ts';
import { type CacheTimes, createSwrCache } from './swr-cache.server.ts';

function isPositiveInteger(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

/** A content service that remembers its answers, and can be told to forget. */
export type CachedContentService = ContentService & {
  /**
   * Forgets the lists, and these posts.
   *
   * @param slugs of posts, in any spelling; none: every post
   */
  invalidate(slugs: readonly string[]): void;
};

/** Remembers a content service's answers (`swr-cache.server.ts`): lists, categories, addresses, posts. */
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
        (before) => service.posts({ page, categoryId, hadPosts: before !== undefined }),
        signal,
      );
    },
    sitemapEntries: (signal) => cache.get('addresses', () => service.sitemapEntries(), signal),
    adjacentPosts: (post, signal) =>
      cache.get(`neighbours ${post.id}`, () => service.adjacentPosts(post), signal),
    async post(requested, signal) {
      // One post is one entry, however its slug was written.
      const slug = normaliseSlug(requested);
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
