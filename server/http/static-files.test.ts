import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { staticFiles } from './static-files.ts';

/** Starts a server of a small build. Requests for other paths get status 204. */
async function serve(largeFile = 0) {
  const folder = await mkdtemp(join(tmpdir(), 'opar-'));
  await mkdir(join(folder, 'about'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), 'home');
  await writeFile(join(folder, 'about/index.html'), 'about');
  await writeFile(join(folder, 'assets/a.js.gz'), gzipSync('script'));
  await writeFile(join(folder, 'assets/a.js'), 'script');
  await writeFile(join(folder, 'favicon.ico'), 'icon');
  await writeFile(join(folder, 'site.webmanifest'), '{}');
  await writeFile(join(folder, 'large.pdf'), Buffer.alloc(largeFile));
  const opened: Readable[] = [];
  const app = express()
    .use((_request, response, next) => {
      response.on('pipe', (file) => opened.push(file));
      next();
    })
    .use(staticFiles(folder, (url) => url.startsWith('/assets/')))
    .use((_request, response) => void response.writeHead(204).end());
  const { url, port, stop } = await listen(createServer(app));
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { headers });
  return Object.assign(get, { folder, opened, port });
}

test('a file that is gone ends its own response, and other files are sent', async () => {
  const get = await serve();
  await rm(join(get.folder, 'site.webmanifest'));
  await expect(get('/site.webmanifest').then((gone) => gone.text())).rejects.toThrow();
  expect(await (await get('/assets/a.js')).text()).toBe('script');
});

test('a range of a file is sent, and the entire file for an invalid range', async () => {
  const get = await serve();
  const part = await get('/assets/a.js', { Range: 'bytes=1-2' });
  expect([part.status, await part.text()]).toEqual([206, 'cr']);
  const unanswered: Record<string, string>[] = [
    { Range: 'bytes=2-1' },
    { Range: 'bytes=0-99999999999999999999' },
    { Range: 'bytes=1-2', 'If-Range': '"another"' },
  ];
  for (const headers of unanswered) {
    const whole = await get('/assets/a.js', headers);
    expect([whole.status, await whole.text()]).toEqual([200, 'script']);
  }
});

test('a file is closed when its client disconnects', async () => {
  // The file is larger than the system's buffers for a connection, so that the server can't send all of it.
  const get = await serve(32_000_000);
  const socket = connect(get.port, '127.0.0.1');
  socket.pause();
  socket.write('GET /large.pdf HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => get.opened.length).toBe(1);
  socket.destroy();
  await expect.poll(() => get.opened.every(({ closed }) => closed)).toBe(true);
});

test('each file has one URL, and pages have none', async () => {
  const get = await serve();
  expect((await get('/assets/a.js')).headers.get('cache-control')).toContain('immutable');
  expect(
    (await get('/assets/a.js', { 'Accept-Encoding': 'gzip' })).headers.get('content-encoding'),
  ).toBe('gzip');
  for (const path of [
    '/',
    '/index.html',
    '/index%2ehtml',
    '/about',
    '/about/',
    '/about/index',
    '/assets',
    '/assets/a.js.gz',
    '/assets/a.js/',
    '/assets/%61.js',
  ]) {
    expect((await get(path)).status, path).toBe(204);
  }
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/site.webmanifest', 'application/manifest+json'],
])('%s has its type, and is asked for again', async (path, type) => {
  const get = await serve();
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('etag')).toBeTruthy();
});
