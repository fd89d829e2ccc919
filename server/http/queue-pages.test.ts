import { createServer, request as sendRequest } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { queuePages } from './queue-pages.ts';
import { createRenderQueue } from './render-queue.ts';

/** Starts a server with one place that is held, and `maxWaiting` places to wait. */
async function serve({ maxWaiting }: { maxWaiting: number }) {
  const queue = createRenderQueue({ concurrent: 1, maxWaiting });
  const held = Promise.withResolvers<void>();
  queue.run('page', () => held.promise);
  const begun: string[] = [];
  let arrived = 0;
  const app = express()
    .use((_request, _response, next) => {
      arrived += 1;
      next();
    })
    .use(queuePages(queue, ['/blog-media/']))
    .use((request, response) => {
      begun.push(request.url);
      response.send('page');
    });
  const { url, port, stop } = await listen(createServer(app));
  onTestFinished(stop);
  return {
    begun,
    queue,
    url,
    port,
    release: held.resolve,
    arrivals: (count: number) => vi.waitUntil(() => arrived >= count),
  };
}

test('pages beyond the places to wait are refused in the language of their address, the others are answered in order', async () => {
  const { begun, url, release, arrivals } = await serve({ maxWaiting: 2 });
  const waiting: Promise<Response>[] = [];
  for (const name of ['a', 'b']) {
    waiting.push(fetch(`${url}/${name}`));
    await arrivals(waiting.length);
  }
  for (const [path, language] of [
    ['/global-programs?age=22', 'en'],
    ['/bn/apply/pathway-program', 'bn'],
  ]) {
    const refused = await fetch(url + path);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('connection')).not.toBe('close');
    expect(await refused.text()).toContain(`<html lang="${language}">`);
  }
  release();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect(begun).toEqual(['/a', '/b']);
});

test('a confirmation still waits where other pages are refused, and pictures do not wait', async () => {
  const { url, release, arrivals } = await serve({ maxWaiting: 1 });
  const page = fetch(`${url}/a`);
  await arrivals(1);
  const confirmation = fetch(`${url}/apply/pathway-program/received?reference=x`);
  await arrivals(2);
  expect((await fetch(`${url}/b`)).status).toBe(503);
  expect((await fetch(`${url}/blog-media/a.webp`)).status).toBe(200);
  release();
  expect((await page).status).toBe(200);
  expect((await confirmation).status).toBe(200);
});

test('a client that has gone frees its place, and its page never begins', async () => {
  const { begun, queue, url, port, release, arrivals } = await serve({ maxWaiting: 1 });
  const gone = sendRequest({ port, path: '/gone', host: '127.0.0.1' }).end();
  gone.on('error', () => {});
  await arrivals(1);
  expect(queue.isFull('page')).toBe(true);
  gone.destroy();
  await vi.waitUntil(() => !queue.isFull('page'));
  const next = fetch(`${url}/next`);
  await arrivals(2);
  release();
  expect((await next).status).toBe(200);
  expect(begun).toEqual(['/next']);
});

test('a page that waits too long is refused', async () => {
  const timers: (() => void)[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void) => {
    timers.push(callback);
  }) as unknown as typeof setTimeout);
  onTestFinished(() => void vi.restoreAllMocks());
  const queue = createRenderQueue({ concurrent: 1 });
  queue.run('page', () => new Promise(() => {}));
  const response = { locals: {}, once() {}, off() {}, writeHead: vi.fn(), end: vi.fn() };
  const next = vi.fn();
  const handled = queuePages(queue, [])(
    { path: '/about', url: '/about' } as express.Request,
    response as unknown as express.Response,
    next,
  );
  timers[0]?.();
  await handled;
  expect(response.writeHead.mock.lastCall?.[0]).toBe(503);
  expect(next).not.toHaveBeenCalled();
});
