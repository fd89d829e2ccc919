import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPostView } from '#app/screens/post/post-view.server.ts';
import { cachedService } from '#blog/cache.server.ts';
import type { ContentService } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { usualTimes } from '#blog/memory.server.ts';
import { fakeWordPress, recordingLog, sendJson } from '#blog/testing/fake-wordpress.ts';
import { wordpressService } from '#blog/wordpress.server.ts';
import { loadPostListView } from './post-list-view.server.ts';

/**
 * What each page of the blog makes of each way in which a content service can fail: without anything remembered, with
 * it, and once the service is back. No time passes: a service that doesn't answer ends the page's time when it is asked.
 */

const second = 1_000;
const hour = 3_600 * second;
const perPage = 9;
const pages = 3;

/** A good answer, as WordPress gives it; titles say which version of the post it is. */
function answerWell(url: URL, version: number): { body: unknown; status: number } {
  const query = url.searchParams;
  const post = (number: number) => ({
    id: number,
    slug: `post-${number}`,
    date: '2026-11-05T09:00:00',
    title: { rendered: `Post ${number}, version ${version}` },
    content: { rendered: '<p>Text</p>' },
    categories: [3],
  });
  if (url.pathname.endsWith('/categories')) {
    return { status: 200, body: [{ id: 3, name: 'Guides', count: 27 }] };
  }
  if (query.has('slug')) return { status: 200, body: [post(1)] };
  const page = Number(query.get('page'));
  if (page > pages) return { status: 400, body: { code: 'rest_post_invalid_page_number' } };
  const first = (page - 1) * perPage + 1;
  return { status: 200, body: Array.from({ length: perPage }, (_, index) => post(first + index)) };
}

type Exchange = {
  url: URL;
  request: IncomingMessage;
  response: ServerResponse;
  /** Ends the time of the page that asks. */
  runOut: () => void;
};
type Fault = (exchange: Exchange) => void;

const status =
  (code: number): Fault =>
  ({ response }) =>
    void response.writeHead(code).end('{"code":"fault"}');
const body =
  (text: string): Fault =>
  ({ response }) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(text);
const each =
  (change: (entry: Record<string, unknown>) => unknown): Fault =>
  ({ url, response }) =>
    sendJson(response, ([answerWell(url, 1).body].flat() as Record<string, unknown>[]).map(change));

const faults: Record<string, Fault> = {
  'never answers': ({ runOut }) => runOut(),
  'stops after the head': ({ response, runOut }) => {
    response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
    runOut();
  },
  'stops within the body': ({ response, runOut }) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[{"id":');
    runOut();
  },
  'resets the connection': ({ request }) => void request.socket.resetAndDestroy(),
  'gives half a body': ({ response }) => {
    response.writeHead(200, { 'content-length': '1000' }).write('[{"id":');
    setImmediate(() => response.destroy());
  },
  ...Object.fromEntries(
    [204, 401, 403, 404, 429, 500, 502, 503].map((code) => [`answers ${code}`, status(code)]),
  ),
  'gives HTML': body('<!doctype html><p>Error establishing a database connection</p>'),
  'gives truncated JSON': body('[{"id":1,"slug":"post-1"'),
  'gives nothing': body(''),
  'gives null': body('null'),
  'gives an object': body('{"code":"rest_no_route"}'),
  'gives texts for ids': each((entry) => ({ ...entry, id: String(entry.id) })),
  'gives a list of nothing': each(() => null),
  'gives broken gzip': ({ response }) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end('[]'),
  'redirects in a circle': ({ url, response }) =>
    void response.writeHead(302, { location: url.pathname + url.search }).end(),
  'gives far too much': ({ response }) => {
    const more = () => {
      while (response.write('[0,'.repeat(10_000)));
      response.once('drain', more);
    };
    more();
  },
};

/** A site over a service whose fault and version can be changed, and its time. */
async function open() {
  const state = {
    fault: undefined as Fault | undefined,
    /** Requests that met a fault. */
    faulty: 0,
    version: 1,
    headers: { 'x-wp-totalpages': String(pages) } as Record<string, string>,
  };
  let deadline = new AbortController();
  const wordpress = await fakeWordPress((url, response, request) => {
    if (state.fault) {
      state.faulty += 1;
      state.fault({ url, response, request, runOut: () => deadline.abort() });
      return;
    }
    const answer = answerWell(url, state.version);
    if (answer.status === 200) sendJson(response, answer.body, state.headers);
    else response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  const times = { ...usualTimes, fresh: 60 * second, patience: 0 };
  const log = recordingLog();
  const service = cachedService(wordpressService(wordpress.url, log, { maxBytes: 200_000 }), times);

  async function ask<Answer>(load: (...given: Given) => Promise<Answer>): Promise<Answer> {
    deadline = new AbortController();
    return load(service, log, deadline.signal);
  }
  return {
    state,
    times,
    service,
    ask,
    requests: wordpress.requests,
    [Symbol.asyncDispose]: wordpress[Symbol.asyncDispose],
  };
}

type Given = [ContentService, ReturnType<typeof recordingLog>, AbortSignal];

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
  { name: 'the list', load: list({ page: 1 }), count: 9, requests: 2 },
  { name: 'a category', load: list({ page: 1, categoryId: 3 }), count: 9, requests: 2 },
  { name: 'a post', load: post, count: 1, requests: 3 },
  { name: '?page=3', load: list({ page: 3 }), count: 27, requests: 4 },
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
    site.state.fault = fault;
    expect(await site.ask(load)).toEqual(['failed']);
    expect(site.service.health().ok).toBe(false);

    site.state.fault = undefined;
    site.service.forget([]);
    expect(await site.ask(load)).toEqual(titles(count, 1));
    expect(site.service.health().ok).toBe(true);

    site.state.fault = fault;
    site.state.faulty = 0;
    later(hour);
    expect(await site.ask(load)).toEqual(titles(count, 1));
    await vi.waitFor(() => expect(site.state.faulty).toBeGreaterThanOrEqual(requests));
    await vi.waitFor(() => expect(site.service.health().ok).toBe(false));

    site.state.fault = undefined;
    site.state.version = 2;
    site.times.patience = 10 * second;
    later(3 * second);
    expect(await site.ask(load)).toEqual(titles(count, 2));
    expect(site.service.health().ok).toBe(true);
  });
});

describe.each(questions)('$name', ({ load, count, requests }) => {
  test('is there at the next visit when the answers were only late', async () => {
    await using site = await open();
    const late: (() => void)[] = [];
    site.state.fault = ({ url, response, runOut }) => {
      late.push(() => sendJson(response, answerWell(url, 1).body, site.state.headers));
      runOut();
    };
    expect(await site.ask(load)).toEqual(['failed']);
    await vi.waitFor(() => expect(late).toHaveLength(requests));
    for (const answer of late) answer();
    await vi.waitFor(() => expect(site.service.health().ok).toBe(true));
    const asked = site.requests.length;
    expect(await site.ask(load)).toEqual(titles(count, 1));
    expect(site.requests).toHaveLength(asked);
  });
});

const firstPages = [
  ['status 400', status(400)],
  ['an empty list', body('[]')],
] as const;

test.each(firstPages)(
  '%s for the first page is no empty blog where there were posts',
  async (_name, fault) => {
    await using site = await open();
    const first = list({ page: 1 });
    expect(await site.ask(first)).toHaveLength(9);
    const answerWithFault: Fault = (exchange) => {
      const { url, response } = exchange;
      if (url.pathname.endsWith('/posts')) fault(exchange);
      else sendJson(response, answerWell(url, 1).body);
    };
    site.state.fault = answerWithFault;
    later(hour);
    site.times.patience = 10 * second;
    expect(await site.ask(first)).toEqual(titles(9, 1));
    expect(site.service.health().ok).toBe(false);

    // What was never there, or was told to be gone, is not missed.
    site.service.forget([]);
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
    sendJson(response, url.searchParams.has('slug') ? [] : answerWell(url, 1).body);
  site.times.patience = 10 * second;
  later(hour);
  expect(await site.ask(post)).toEqual(['not found']);
});
