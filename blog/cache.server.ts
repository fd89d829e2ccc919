import { type CacheEntry, cachified } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import type { ContentService, PostPage } from './content-service.ts';
import { normaliseSlug } from './slug.server.ts';

/** In milliseconds, as all times here. */
const freshTime = 60_000;
/** How long an answer is still shown while a newer one is fetched, or can't be. */
const staleTime = 24 * 60 * 60_000;
const maxEntries = 500;
const maxCharacters = 32_000_000;
/** "There is no such post" is remembered apart, so that made-up addresses push no real post out. */
const maxAbsent = 500;
const absentTime = 30_000;
/** While the service is down, readers get what is remembered; it is asked again this often. */
const retryTime = 5_000;

function isAbsent(value: unknown): boolean {
  return value === undefined || (value as Partial<PostPage>).posts?.length === 0;
}

function isCounting(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

/**
 * Remembers a content service's answers: fresh for a minute, then shown while a newer one is
 * fetched, for up to a day if the service fails. Requests for the same thing at the same time
 * become one. A failure is shown only when nothing is remembered, and never remembered itself.
 */
export function cachedService(service: ContentService): ContentService {
  const cache = new LRUCache<string, CacheEntry>({
    max: maxEntries,
    maxSize: maxCharacters,
    sizeCalculation: (entry) => JSON.stringify(entry).length,
  });
  const clock = { perf: Date, ttlResolution: 0 };
  const absent = new LRUCache<string, { value: unknown }>({
    max: maxAbsent,
    ttl: absentTime,
    ...clock,
  });
  const failures = new LRUCache<string, { error: unknown }>({
    max: maxEntries,
    ttl: retryTime,
    ...clock,
  });

  async function remember<Value>(key: string, fetchValue: () => Promise<Value>): Promise<Value> {
    const known = absent.get(key);
    if (known) return known.value as Value;
    return cachified({
      key,
      cache,
      ttl: freshTime,
      swr: staleTime,
      async getFreshValue({ background, metadata }) {
        const failure = background && failures.get(key);
        if (failure) throw failure.error;
        try {
          const value = await fetchValue();
          if (isAbsent(value)) {
            // Both are needed: a stale entry would be kept.
            metadata.ttl = -1;
            metadata.swr = 0;
            cache.delete(key);
            absent.set(key, { value });
          }
          return value;
        } catch (error) {
          failures.set(key, { error });
          throw error;
        }
      },
    });
  }

  return {
    ...service,
    categories: () => remember('categories', () => service.categories()),
    posts({ page, categoryId }) {
      const isPage = isCounting(page);
      const isCategory = categoryId === undefined || isCounting(categoryId);
      if (!isPage || !isCategory) return Promise.resolve({ posts: [], hasMore: false, page });
      const key = `posts ${page} ${categoryId ?? 'all'}`;
      return remember(key, () => service.posts({ page, categoryId }));
    },
    addresses: () => remember('addresses', () => service.addresses()),
    async post(requested) {
      // One post is one entry, however its slug was written.
      const slug = normaliseSlug(requested);
      return slug ? remember(`post ${slug}`, () => service.post(slug)) : undefined;
    },
  };
}
