import { afterEach, beforeEach, vi } from 'vitest';
import { createCachedService } from '../cached-service.server.ts';
import type { ContentService, Post, PostPage } from '../content-service.ts';
import { defaultCacheTimes } from '../swr-cache.server.ts';

export const second = 1000;
const minute = 60 * second;
export const hour = 3_600 * second;

/** Gives each test of a file a clock that only the test moves. */
export function prepareClock() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Moves the clock forward. */
export const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Moves the clock by a millisecond, in which fetches in the background finish. */
export const settle = () => vi.advanceTimersByTimeAsync(1);

/** Creates a cached service whose original records its calls, and responds or fails as `state` says. */
export function createCountingService({
  lookupsPerMinute,
  slugs = [],
}: {
  lookupsPerMinute?: number;
  /** The slugs of the sitemap. */
  slugs?: string[];
} = {}) {
  const state = {
    calls: [] as string[],
    down: false,
    silent: false,
    version: 1,
    missing: false,
  };
  const answer = async <Value>(call: string, value: Value): Promise<Value> => {
    state.calls.push(call);
    if (state.silent) return new Promise(() => {});
    if (state.down) throw new Error('down');
    return value;
  };
  const post = (slug: string) =>
    state.missing ? undefined : ({ slug, title: `v${state.version}` } as Post);
  const page = (number: number): PostPage => ({
    posts: number > 3 ? [] : [{ title: `v${state.version}` } as Post],
    hasMore: number < 3,
    page: number,
  });
  const service: ContentService = {
    categories: () => answer('categories', []),
    posts: ({ page: number, categoryId }) => answer(`posts ${number} ${categoryId}`, page(number)),
    headings: (number) => answer(`headings ${number}`, new Map([[1, ['A heading']]])),
    sitemapEntries: () =>
      answer(
        'addresses',
        slugs.map((slug, id) => ({ id, slug })),
      ),
    adjacentPosts: async () => ({}),
    post: (slug) => answer(`post ${slug}`, post(slug)),
    media: async () => new Response(null, { status: 404 }),
    health: () => ({ source: 'local', ok: true }),
  };
  return {
    state,
    service: createCachedService(
      service,
      { ...defaultCacheTimes, freshMs: minute },
      lookupsPerMinute,
    ),
  };
}
