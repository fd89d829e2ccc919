import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCachedService } from '#blog/cached-service.server.ts';
import type { ContentService } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { defaultCacheTimes } from '#blog/swr-cache.server.ts';
import { createRecordingLog, sendJson, startFakeWordPress } from '#blog/testing/fake-wordpress.ts';
import {
  createGoodResponse,
  type Fault,
  faults,
  pageCount,
  respondWithBody,
  respondWithStatus,
} from '#blog/testing/faults.ts';
import { createWordPressService } from '#blog/wordpress.server.ts';
import { loadPostListView } from './post-list-view.server.ts';
import { loadPostView } from './post-view.server.ts';

/**
 * Loads each page of the blog while the content service fails in each possible way: with an empty cache, with a cached
 * page, and after the service has recovered. No time passes in these tests: a service that doesn't respond expires the
 * page's deadline when it receives the request.
 */

const second = 1_000;
const hour = 3_600 * second;
/** Creates a site over a service whose fault and version of the posts can be changed. */
async function createSite() {
  const state = {
    fault: undefined as Fault | undefined,
    /** The number of requests that got the fault. */
    faulty: 0,
    version: 1,
    headers: { 'x-wp-totalpages': String(pageCount) } as Record<string, string>,
  };
  let deadline = new AbortController();
  const wordpress = await startFakeWordPress((url, response, request) => {
    if (state.fault && state.fault !== 'refuse') {
      state.faulty += 1;
      state.fault({ url, response, request, expireDeadline: () => deadline.abort() });
      return;
    }
    const { status, body } = createGoodResponse(url, state.version);
    if (status === 200) sendJson(response, body, state.headers);
    else response.writeHead(status).end(JSON.stringify(body));
  });
  const times = { ...defaultCacheTimes, freshMs: 60 * second, revalidateTimeoutMs: 0 };
  const log = createRecordingLog();
  const service = createCachedService(
    createWordPressService(wordpress.url, log, { maxBytes: 200_000 }),
    times,
  );

  async function load<View>(loader: (...input: LoaderInput) => Promise<View>): Promise<View> {
    deadline = new AbortController();
    return loader(service, log, deadline.signal);
  }
  async function setFault(fault?: Fault) {
    state.fault = fault;
    state.faulty = 0;
    log.lines.length = 0;
    if (fault === 'refuse') await wordpress.refuseConnections();
    else await wordpress.acceptConnections();
  }
  return {
    state,
    setFault,
    /** Returns the number of failed requests. Only the client's log shows refused connections. */
    countFaulty: () => (state.fault === 'refuse' ? log.lines.length : state.faulty),
    times,
    service,
    load,
    requests: wordpress.requests,
    [Symbol.asyncDispose]: wordpress[Symbol.asyncDispose],
  };
}

type LoaderInput = [ContentService, ReturnType<typeof createRecordingLog>, AbortSignal];

/** `loadList` and `loadPost` return the titles on a page. If loading fails, they return 'failed'. */
const loadList =
  (query: { page: number; categoryId?: number }) =>
  async (...[service, log, deadline]: LoaderInput) => {
    const { cards, failed } = await loadPostListView(service, query, log, deadline, 'en');
    return failed
      ? ['failed', ...cards.map(({ title }) => title)]
      : cards.map(({ title }) => title);
  };
const loadPost = async (...[service, log, deadline]: LoaderInput) => {
  try {
    const view = await loadPostView({ en: service, bn: service }, 'post-1', log, deadline, 'en');
    return view ? [view.title] : ['not found'];
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    return ['failed'];
  }
};

const titles = (count: number, version: number) =>
  Array.from({ length: count }, (_, index) => `Post ${index + 1}, version ${version}`);

const pages = [
  { name: 'the list', loader: loadList({ page: 1 }), count: 9, requests: 2, further: 0 },
  {
    name: 'a category',
    loader: loadList({ page: 1, categoryId: 3 }),
    count: 9,
    requests: 2,
    further: 0,
  },
  // Once the post has loaded, the posts of its category are requested.
  { name: 'a post', loader: loadPost, count: 1, requests: 3, further: 1 },
  { name: '?page=3', loader: loadList({ page: 3 }), count: 27, requests: 4, further: 0 },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const advanceClock = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe.each(pages)('$name', ({ loader, count, requests }) => {
  test.each(Object.entries(faults))('when the service %s', async (_name, fault) => {
    await using site = await createSite();
    await site.setFault(fault);
    expect(await site.load(loader)).toEqual(['failed']);
    expect(site.service.health().ok).toBe(false);

    await site.setFault();
    site.service.invalidate([]);
    expect(await site.load(loader)).toEqual(titles(count, 1));
    expect(site.service.health().ok).toBe(true);

    await site.setFault(fault);
    advanceClock(hour);
    expect(await site.load(loader)).toEqual(titles(count, 1));
    await vi.waitFor(() => expect(site.countFaulty()).toBeGreaterThanOrEqual(requests));
    await vi.waitFor(() => expect(site.service.health().ok).toBe(false));

    await site.setFault();
    site.state.version = 2;
    site.times.revalidateTimeoutMs = 10 * second;
    advanceClock(3 * second);
    expect(await site.load(loader)).toEqual(titles(count, 2));
    expect(site.service.health().ok).toBe(true);
  });
});

describe.each(pages)('$name', ({ loader, count, requests, further }) => {
  test('is shown at the next visit when the responses were only late', async () => {
    await using site = await createSite();
    const late: (() => void)[] = [];
    site.state.fault = ({ url, response, expireDeadline }) => {
      late.push(() => sendJson(response, createGoodResponse(url, 1).body, site.state.headers));
      expireDeadline();
    };
    expect(await site.load(loader)).toEqual(['failed']);
    await vi.waitFor(() => expect(late).toHaveLength(requests));
    for (const respond of late) respond();
    await vi.waitFor(() => expect(site.service.health().ok).toBe(true));
    const requestsBefore = site.requests.length;
    expect(await site.load(loader)).toEqual(titles(count, 1));
    expect(site.requests).toHaveLength(requestsBefore + further);
  });
});

const firstPages = [
  ['status 400', respondWithStatus(400)],
  ['an empty list', respondWithBody('[]')],
] as const;

test('an empty list of categories hides the filter and is not a failure', async () => {
  await using site = await createSite();
  const filter = (...[service, log, deadline]: LoaderInput) =>
    loadPostListView(service, { page: 1 }, log, deadline, 'en').then(
      ({ categories }) => categories,
    );
  expect(await site.load(filter)).toHaveLength(1);
  await site.setFault(({ url, response }) =>
    sendJson(response, url.pathname.endsWith('/categories') ? [] : createGoodResponse(url, 1).body),
  );
  advanceClock(hour);
  site.times.revalidateTimeoutMs = 10 * second;
  expect(await site.load(filter)).toEqual([]);
  expect(site.service.health().ok).toBe(true);
});

test.each(firstPages)(
  'after posts were loaded, %s for the first page counts as a failure',
  async (_name, fault) => {
    await using site = await createSite();
    const first = loadList({ page: 1 });
    expect(await site.load(first)).toHaveLength(9);
    const failForPosts: Exclude<Fault, 'refuse'> = (exchange) => {
      const { url, response } = exchange;
      if (url.pathname.endsWith('/posts')) fault(exchange);
      else sendJson(response, createGoodResponse(url, 1).body);
    };
    site.state.fault = failForPosts;
    advanceClock(hour);
    site.times.revalidateTimeoutMs = 10 * second;
    expect(await site.load(first)).toEqual(titles(9, 1));
    expect(site.service.health().ok).toBe(false);

    // After an invalidation, or without earlier posts, an empty list is not a failure.
    site.service.invalidate([]);
    expect(await site.load(first)).toEqual([]);
    expect(site.service.health().ok).toBe(true);
    site.state.fault = undefined;
    advanceClock(3 * second);
    expect(await site.load(first)).toEqual(titles(9, 1));
  },
);

test.each([
  ['none', {}, 27],
  ['no number', { 'x-wp-totalpages': 'many' }, 27],
  ['too many', { 'x-wp-totalpages': '9999' }, 27],
  ['too few', { 'x-wp-totalpages': '2' }, 18],
])('a wrong number of pages (%s) hides no existing posts', async (_name, headers, count) => {
  await using site = await createSite();
  site.state.headers = headers;
  expect(await site.load(loadList({ page: 7 }))).toEqual(titles(count, 1));
  expect(site.requests.length).toBeLessThan(8);
});

test('a deleted post is not found although it is cached', async () => {
  await using site = await createSite();
  expect(await site.load(loadPost)).toEqual(titles(1, 1));
  site.state.fault = ({ url, response }) =>
    sendJson(response, url.searchParams.has('slug') ? [] : createGoodResponse(url, 1).body);
  site.times.revalidateTimeoutMs = 10 * second;
  advanceClock(hour);
  expect(await site.load(loadPost)).toEqual(['not found']);
});
