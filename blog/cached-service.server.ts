import { LRUCache } from 'lru-cache';
import {
  type ContentService,
  isEmpty,
  type PostPage,
  type PostSitemapEntry,
} from './content-service.ts';
import { createLookupLimit } from './lookup-limit.server.ts';
import { normaliseSlug } from './slug.server.ts';
import { type CacheTimes, createSwrCache } from './swr-cache.server.ts';

/** How many posts and lists are remembered as found. */
const maxFound = 5_000;

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

/** What an earlier process has stored of a content service. */
type StoredContentService = {
  service: ContentService;
  /** Removes all of it, since something has changed. */
  clear(): void;
};

/**
 * Caches a content service's lists, headings, categories, sitemap entries, posts and adjacent posts.
 *
 * @param lookupsPerMinute how many posts, categories and pages that aren't in the cache are looked up in a minute although
 *   nothing shows that they exist; if omitted, there is no limit. Those beyond it fail with ContentServiceError `busy`
 * @param stored the service as an earlier process has stored it, for when the service fails and nothing is cached
 */
export function createCachedService(
  service: ContentService,
  times: CacheTimes,
  lookupsPerMinute?: number,
  stored?: StoredContentService,
): CachedContentService {
  const cache = createSwrCache(times, isEmpty);
  const limitPosts = createLookupLimit(lookupsPerMinute);
  const limitLists = createLookupLimit(lookupsPerMinute);
  /** What has been found once. It is looked up without a limit, also after the cache was emptied. */
  const found = new LRUCache<string, true>({ max: maxFound });

  /**
   * Returns an answer from the cache, or asks the service for it.
   *
   * @param read reads it from the service, or from what an earlier process has stored. Its second parameter is the cached answer
   * @param invented how often what may be invented is looked up, unless it was found before
   */
  function get<Value>(
    key: string,
    signal: AbortSignal | undefined,
    read: (source: ContentService, previous?: Value) => Promise<Value>,
    invented?: { limit: ReturnType<typeof createLookupLimit>; isKnown: () => Promise<boolean> },
  ): Promise<Value> {
    async function ask(previous: Value | undefined) {
      if (!invented || previous !== undefined) return read(service, previous);
      const lookUp = () => read(service);
      const value = await (found.has(key) ? lookUp() : invented.limit(lookUp, invented.isKnown));
      if (!isEmpty(value)) found.set(key, true);
      return value;
    }
    return cache.get(key, ask, signal, stored && (() => read(stored.service)));
  }

  /** The slugs of each list of sitemap entries. The cache returns the same list as long as it is unchanged. */
  const slugsOfEntries = new WeakMap<PostSitemapEntry[], Set<string | undefined>>();

  async function isListed(slug: string): Promise<boolean> {
    const entries = await getSitemapEntries();
    const slugs =
      slugsOfEntries.get(entries) ?? new Set(entries.map((entry) => normaliseSlug(entry.slug)));
    slugsOfEntries.set(entries, slugs);
    return slugs.has(slug);
  }

  const getSitemapEntries = (signal?: AbortSignal) =>
    get('addresses', signal, (source) => source.sitemapEntries());

  const getCategories = (signal?: AbortSignal) =>
    get('categories', signal, (source) => source.categories());

  function getPage(
    page: number,
    categoryId: number | undefined,
    signal?: AbortSignal,
  ): Promise<PostPage> {
    async function hasPosts(): Promise<boolean> {
      if (page > 1) return page <= ((await getPage(1, categoryId)).pages ?? 1);
      return (await getCategories()).some(({ id }) => id === categoryId);
    }
    const isFirst = page === 1 && categoryId === undefined;
    return get<PostPage>(
      `posts ${page} ${categoryId ?? 'all'}`,
      signal,
      (source, previous) => source.posts({ page, categoryId, hadPosts: previous !== undefined }),
      isFirst ? undefined : { limit: limitLists, isKnown: hasPosts },
    );
  }

  return {
    ...service,
    categories: getCategories,
    posts({ page, categoryId }, signal) {
      const isPage = isPositiveInteger(page);
      const isCategory = categoryId === undefined || isPositiveInteger(categoryId);
      if (!isPage || !isCategory) return Promise.resolve({ posts: [], hasMore: false, page });
      return getPage(page, categoryId, signal);
    },
    async headings(page, signal) {
      if (!isPositiveInteger(page)) return new Map();
      return get(`headings ${page}`, signal, (source) => source.headings(page));
    },
    sitemapEntries: getSitemapEntries,
    adjacentPosts: (post, signal) =>
      get(`neighbours ${post.id}`, signal, (source) => source.adjacentPosts(post)),
    async post(requestedSlug, signal) {
      // All spellings of a slug share one entry.
      const slug = normaliseSlug(requestedSlug);
      if (!slug) return undefined;
      const invented = { limit: limitPosts, isKnown: () => isListed(slug) };
      return get(`post ${slug}`, signal, (source) => source.post(slug), invented);
    },
    health() {
      const health = service.health();
      return { ...health, ok: health.ok && !cache.hasTimedOut() };
    },
    invalidate(slugs) {
      stored?.clear();
      const keys = new Set(slugs.map((slug) => `post ${normaliseSlug(slug)}`));
      cache.invalidate((key) => keys.size === 0 || !key.startsWith('post ') || keys.has(key));
    },
  };
}
