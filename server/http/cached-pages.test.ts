import { createServer } from 'node:http';
import express from 'express';
import { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheTtlMs } from '#app/paths/cached-paths.ts';
import type { ContentService } from '#blog/content-service.ts';
import { contentServicesContext } from '#blog/context.server.ts';
import { listen } from '#tests/helpers/listen.ts';
import { cachedPages } from './cached-pages.ts';
import { createRenderQueue } from './render-queue.ts';

/** Without this header, Node's `fetch` adds `no-cache` to a conditional request, and the response is the entire page. */
const asBrowser = { 'cache-control': 'max-age=0' };

/** Starts a server whose pages contain how often they have been rendered. Other requests get status 204. */
async function serve(queue = createRenderQueue()) {
  const state = { rendered: [] as string[], posts: {}, status: 200, fails: false, hold: false };
  const held: (() => void)[] = [];
  const deadlines: (AbortSignal | undefined)[] = [];
  const contentService = {
    posts: async (_request: unknown, deadline?: AbortSignal) => {
      deadlines.push(deadline);
      return state.posts;
    },
  } as unknown as ContentService;
  const app = express()
    .use(
      cachedPages({
        contentServices: { en: contentService, bn: contentService },
        queue,
        createContext(posts, deadline) {
          const context = new RouterContextProvider();
          context.set(contentServicesContext, posts);
          deadlines.push(deadline);
          return context;
        },
        async render(request, context) {
          const { pathname } = new URL(request.url);
          state.rendered.push(`${pathname} ${request.headers.get('sec-fetch-dest')}`);
          if (pathname.startsWith('/blog')) {
            await context
              ?.get(contentServicesContext)
              .en.posts({ page: 1 }, AbortSignal.timeout(1000));
            deadlines.pop();
          }
          if (state.hold) await new Promise<void>((resolve) => held.push(resolve));
          if (state.fails) throw new Error('broken');
          return new Response(`rendered ${state.rendered.length}`, {
            status: state.status,
            headers: { 'Content-Security-Policy': `policy of ${pathname}` },
          });
        },
      }),
    )
    .use((_request, response) => void response.writeHead(204).end());
  const { url, stop } = await listen(createServer(app));
  onTestFinished(stop);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { headers });
  const textOf = async (path: string) => (await get(path)).text();
  return { state, held, deadlines, get, textOf };
}

test('a page of the blog is rendered once for all queries, and again when its posts have changed', async () => {
  const { state, get, textOf } = await serve();
  expect(await textOf('/blog')).toBe('rendered 1');
  expect(await textOf('/blog?x=1')).toBe('rendered 1');
  expect((await get('/blog')).headers.get('content-security-policy')).toBe('policy of /blog');
  expect(await textOf('/blog/a-post')).toBe('rendered 2');
  state.posts = {};
  expect(await textOf('/blog')).toBe('rendered 3');
});

test('a page of the blog is rendered again on the next day in Dhaka', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T17:59:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { textOf } = await serve();
  expect(await textOf('/blog')).toBe('rendered 1');
  vi.setSystemTime(new Date('2026-12-05T17:59:59Z'));
  expect(await textOf('/blog')).toBe('rendered 1');
  vi.setSystemTime(new Date('2026-12-05T18:00:00Z'));
  expect(await textOf('/blog')).toBe('rendered 2');
});

test('another page is rendered again after some seconds, and separately for frames', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, get, textOf } = await serve();
  expect(await textOf('/about')).toBe('rendered 1');
  expect(await textOf('/about')).toBe('rendered 1');
  await get('/about', { 'Sec-Fetch-Dest': 'iframe' });
  expect(state.rendered).toEqual(['/about null', '/about iframe']);
  vi.setSystemTime(Date.now() + cacheTtlMs);
  expect(await textOf('/about')).toBe('rendered 3');
});

test('a conditional request gets 304 until the page has changed', async () => {
  const { state, get } = await serve();
  const etag = (await get('/blog')).headers.get('etag') ?? '';
  expect((await get('/blog', { 'if-none-match': etag, ...asBrowser })).status).toBe(304);
  state.posts = {};
  const changed = await get('/blog', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toBe('rendered 2');
});

test.each(['new', 'changed'])(
  'fifty who ask at the same time for a %s page share its rendering',
  async (kind) => {
    const { state, held, textOf } = await serve();
    if (kind === 'changed') {
      await textOf('/blog');
      state.posts = {};
    }
    const before = state.rendered.length;
    state.hold = true;
    const visitors = Array.from({ length: 50 }, () => textOf('/blog'));
    await expect.poll(() => held.length).toBe(1);
    for (const release of held) release();
    expect(new Set(await Promise.all(visitors)).size).toBe(1);
    expect(state.rendered).toHaveLength(before + 1);
  },
);

test('a failed page is sent but not cached', async () => {
  const { state, get, textOf } = await serve();
  state.status = 503;
  const failed = await get('/blog');
  expect(failed.status).toBe(503);
  expect(await failed.text()).toBe('rendered 1');
  state.status = 200;
  expect(await textOf('/blog')).toBe('rendered 2');
});

test('invented addresses evict no page', async () => {
  const { state, textOf } = await serve();
  expect(await textOf('/blog')).toBe('rendered 1');
  state.status = 404;
  // More than the cache holds.
  for (let count = 0; count < 600; count += 1) await textOf(`/blog/invented-${count}`);
  expect(await textOf('/blog')).toBe('rendered 1');
});

test('other URLs, and pages whose rendering fails, are passed to next', async () => {
  const { state, get } = await serve();
  expect((await get('/other')).status).toBe(204);
  expect((await get('/about?a=b')).status).toBe(204);
  expect(state.rendered).toEqual([]);
  state.fails = true;
  expect((await get('/blog')).status).toBe(204);
  state.fails = false;
  expect((await get('/blog')).status).toBe(200);
});

test('checking a page and rendering it again share one deadline', async () => {
  const { state, deadlines, get } = await serve();
  await get('/blog');
  state.posts = {};
  await get('/blog');
  const [, looked, rendered] = deadlines;
  expect(deadlines).toHaveLength(3);
  expect(looked).toBe(rendered);
});

test('a page that is current is sent although the queue is full; another is passed to next without rendering', async () => {
  const queue = createRenderQueue({ concurrent: 1, maxWaiting: 1 });
  const { state, get, textOf } = await serve(queue);
  expect(await textOf('/blog')).toBe('rendered 1');
  for (let count = 0; count < 2; count += 1) queue.run('page', () => new Promise(() => {}));
  expect(await textOf('/blog')).toBe('rendered 1');
  for (const path of ['/blog/a-post', '/events', '/bn/blog']) {
    expect((await get(path)).status).toBe(204);
  }
  expect(state.rendered).toHaveLength(1);
});
