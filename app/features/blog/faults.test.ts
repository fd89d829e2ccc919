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
 * What each page of the blog makes of each way in which a content service can fail: without anything remembered, with
 * it, and once the service is back. No time passes: a service that doesn't answer ends the page's time when it is asked.
 */

const second = 1_000;
const hour = 3_600 * second;
/** A site over a service whose fault and version can be changed, and its time. */
async function open() {
  const state = {
    fault: undefined as Fault | undefined,
    /** Requests that met a fault. */
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
    const answer = createGoodResponse(url, state.version);
    if (answer.status === 200) sendJson(response, answer.body, state.headers);
    else response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  const times = { ...defaultCacheTimes, freshMs: 60 * second, revalidateTimeoutMs: 0 };
  const log = createRecordingLog();
  const service = createCachedService(
    createWordPressService(wordpress.url, log, { maxBytes: 200_000 }),
    times,
  );

  async function ask<Answer>(load: (...given: Given) => Promise<Answer>): Promise<Answer> {
    deadline = new AbortController();
    return load(service, log, deadline.signal);
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
    /** How many requests met the fault; nobody sees those that were refused but who asked. */
    faulty: () => (state.fault === 'refuse' ? log.lines.length : state.faulty),
    times,
    service,
    ask,
    requests: wordpress.requests,
    [Symbol.asyncDispose]: wordpress[Symbol.asyncDispose],
  };
}

type Given = [ContentService, ReturnType<typeof createRecordingLog>, AbortSignal];

/** What a page says: titles, or how it failed. */
const list =
  (address: { page: number; categoryId?: number }) =>
  async (...[service, log, deadline]: Given) => {
    const { cards, failed } = await loadPostListView(service, address, log, deadline);
    return failed
      ? ['failed', ...cards.map(({ title }) => title)]
      : cards.map(({ title }) => title);
  };
const post = async (...[service, log, deadline]: Given) => {
  try {
    const view = await loadPostView(service, 'post-1', log, deadline);
    return view ? [view.title] : ['not found'];
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    return ['failed'];
  }
};

const titles = (count: number, version: number) =>
  Array.from({ length: count }, (_, index) => `Post ${index + 1}, version ${version}`);

const questions = [
  { name: 'the list', load: list({ page: 1 }), count: 9, requests: 2, further: 0 },
  { name: 'a category', load: list({ page: 1, categoryId: 3 }), count: 9, requests: 2, further: 0 },
  // Once it has come, it has a category whose posts are asked for.
  { name: 'a post', load: post, count: 1, requests: 3, further: 1 },
  { name: '?page=3', load: list({ page: 3 }), count: 27, requests: 4, further: 0 },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe.each(questions)('$name', ({ load, count, requests }) => {
  test.each(Object.entries(faults))('when the service %s', async (_name, fault) => {
    await using site = await open();
    await site.setFault(fault);
    expect(await site.ask(load)).toEqual(['failed']);
    expect(site.service.health().ok).toBe(false);

    await site.setFault();
    site.service.invalidate([]);
    expect(await site.ask(load)).toEqual(titles(count, 1));
    expect(site.service.health().ok).toBe(true);

    await site.setFault(fault);
    later(hour);
    expect(await site.ask(load)).toEqual(titles(count, 1));
    await vi.waitFor(() => expect(site.faulty()).toBeGreaterThanOrEqual(requests));
    await vi.waitFor(() => expect(site.service.health().ok).toBe(false));

    await site.setFault();
    site.state.version = 2;
    site.times.revalidateTimeoutMs = 10 * second;
    later(3 * second);
    expect(await site.ask(load)).toEqual(titles(count, 2));
    expect(site.service.health().ok).toBe(true);
  });
});

describe.each(questions)('$name', ({ load, count, requests, further }) => {
  test('is there at the next visit when the answers were only late', async () => {
    await using site = await open();
    const late: (() => void)[] = [];
    site.state.fault = ({ url, response, expireDeadline }) => {
      late.push(() => sendJson(response, createGoodResponse(url, 1).body, site.state.headers));
      expireDeadline();
    };
    expect(await site.ask(load)).toEqual(['failed']);
    await vi.waitFor(() => expect(late).toHaveLength(requests));
    for (const answer of late) answer();
    await vi.waitFor(() => expect(site.service.health().ok).toBe(true));
    const asked = site.requests.length;
    expect(await site.ask(load)).toEqual(titles(count, 1));
    expect(site.requests).toHaveLength(asked + further);
  });
});

const firstPages = [
  ['status 400', respondWithStatus(400)],
  ['an empty list', respondWithBody('[]')],
] as const;

test('no category any more hides the filter, and is no failure', async () => {
  await using site = await open();
  const filter = (...[service, log, deadline]: Given) =>
    loadPostListView(service, { page: 1 }, log, deadline).then(({ categories }) => categories);
  expect(await site.ask(filter)).toHaveLength(1);
  await site.setFault(({ url, response }) =>
    sendJson(response, url.pathname.endsWith('/categories') ? [] : createGoodResponse(url, 1).body),
  );
  later(hour);
  site.times.revalidateTimeoutMs = 10 * second;
  expect(await site.ask(filter)).toEqual([]);
  expect(site.service.health().ok).toBe(true);
});

test.each(firstPages)(
  '%s for the first page is no empty blog where there were posts',
  async (_name, fault) => {
    await using site = await open();
    const first = list({ page: 1 });
    expect(await site.ask(first)).toHaveLength(9);
    const answerWithFault: Exclude<Fault, 'refuse'> = (exchange) => {
      const { url, response } = exchange;
      if (url.pathname.endsWith('/posts')) fault(exchange);
      else sendJson(response, createGoodResponse(url, 1).body);
    };
    site.state.fault = answerWithFault;
    later(hour);
    site.times.revalidateTimeoutMs = 10 * second;
    expect(await site.ask(first)).toEqual(titles(9, 1));
    expect(site.service.health().ok).toBe(false);

    // What was never there, or was told to be gone, is not missed.
    site.service.invalidate([]);
    expect(await site.ask(first)).toEqual([]);
    expect(site.service.health().ok).toBe(true);
    site.state.fault = undefined;
    later(3 * second);
    expect(await site.ask(first)).toEqual(titles(9, 1));
  },
);

test.each([
  ['none', {}, 27],
  ['no number', { 'x-wp-totalpages': 'many' }, 27],
  ['too many', { 'x-wp-totalpages': '9999' }, 27],
  ['too few', { 'x-wp-totalpages': '2' }, 18],
])(
  'a number of pages that is wrong (%s) costs no posts that are there',
  async (_name, headers, count) => {
    await using site = await open();
    site.state.headers = headers;
    expect(await site.ask(list({ page: 7 }))).toEqual(titles(count, 1));
    expect(site.requests.length).toBeLessThan(8);
  },
);

test('a post that is gone is not found, though it is remembered', async () => {
  await using site = await open();
  expect(await site.ask(post)).toEqual(titles(1, 1));
  site.state.fault = ({ url, response }) =>
    sendJson(response, url.searchParams.has('slug') ? [] : createGoodResponse(url, 1).body);
  site.times.revalidateTimeoutMs = 10 * second;
  later(hour);
  expect(await site.ask(post)).toEqual(['not found']);
});
