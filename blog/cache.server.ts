import { isAbsent } from './absent.server.ts';
import type { ContentService, PostPage } from './content-service.ts';
import { type MemoryTimes, openMemory } from './memory.server.ts';
import { normaliseSlug } from './slug.server.ts';

function isCounting(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

/** A content service that remembers its answers, and can be told to forget. */
export type RememberingService = ContentService & {
  /**
   * Forgets the lists, and these posts.
   *
   * @param slugs of posts, in any spelling; none: every post
   */
  forget(slugs: readonly string[]): void;
};

/** Remembers a content service's answers (`memory.server.ts`): lists, categories, addresses, posts. */
export function cachedService(service: ContentService, times: MemoryTimes): RememberingService {
  const memory = openMemory(times, isAbsent);

  return {
    ...service,
    categories: (signal) => memory.recall('categories', () => service.categories(), signal),
    posts({ page, categoryId }, signal) {
      const isPage = isCounting(page);
      const isCategory = categoryId === undefined || isCounting(categoryId);
      if (!isPage || !isCategory) return Promise.resolve({ posts: [], hasMore: false, page });
      return memory.recall<PostPage>(
        `posts ${page} ${categoryId ?? 'all'}`,
        (before) => service.posts({ page, categoryId, hadPosts: before !== undefined }),
        signal,
      );
    },
    addresses: (signal) => memory.recall('addresses', () => service.addresses(), signal),
    neighbours: (post, signal) =>
      memory.recall(`neighbours ${post.id}`, () => service.neighbours(post), signal),
    async post(requested, signal) {
      // One post is one entry, however its slug was written.
      const slug = normaliseSlug(requested);
      return slug ? memory.recall(`post ${slug}`, () => service.post(slug), signal) : undefined;
    },
    health() {
      const health = service.health();
      return { ...health, ok: health.ok && !memory.isLate() };
    },
    forget(slugs) {
      const keys = new Set(slugs.map((slug) => `post ${normaliseSlug(slug)}`));
      memory.forget((key) => keys.size === 0 || !key.startsWith('post ') || keys.has(key));
    },
  };
}
