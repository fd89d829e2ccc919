import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { serveStaticFiles } from './static-files.ts';

/** A server of a small build. What is no file's is answered with 204. */
async function serve(isCurrent: (html: string) => boolean, largeFile = 0) {
  const folder = await mkdtemp(join(tmpdir(), 'opar-'));
  await mkdir(join(folder, 'about'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), 'home');
  await writeFile(join(folder, 'about/index.html'), 'about');
  await writeFile(join(folder, 'assets/a.js.gz'), 'compressed');
  await writeFile(join(folder, 'assets/a.js'), 'script');
  await writeFile(join(folder, 'favicon.ico'), 'icon');
  await writeFile(join(folder, 'site.webmanifest'), '{}');
  await writeFile(join(folder, 'large.pdf'), Buffer.alloc(largeFile));
  const files = serveStaticFiles(folder, {
    pageOf: (html) => ({
      html: `${html} of this site`,
      headers: { 'Content-Security-Policy': `policy of ${html}` },
      isCurrent: () => isCurrent(html),
    }),
    answersQuery: (address, query) => address === '/about' && query.has('q'),
    isUnchanging: (address) => address.startsWith('/assets/'),
  });
  const opened: Readable[] = [];
  const server = createServer((request, response) => {
    response.on('pipe', (file) => opened.push(file));
    files(request, response, () => void response.writeHead(204).end());
  });
  const { url, port, stop } = await listen(server);
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { headers });
  return Object.assign(get, { opened, port });
}

test('a part of a file is sent as it is asked for, and the whole one where that makes no sense', async () => {
  const get = await serve(() => true);
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

test('a file is closed when its reader leaves', async () => {
  // More than the system keeps for a connection.
  const get = await serve(() => true, 32_000_000);
  const socket = connect(get.port, '127.0.0.1');
  socket.pause();
  socket.write('GET /large.pdf HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => get.opened.length).toBe(1);
  socket.destroy();
  await expect.poll(() => get.opened.every(({ closed }) => closed)).toBe(true);
});

test('pages and files have one address each, and a page its policy', async () => {
  const get = await serve(() => true);
  expect((await get('/?a=b')).headers.get('content-security-policy')).toBe('policy of home');
  expect((await get('/about')).headers.get('content-security-policy')).toBe('policy of about');
  expect(await (await get('/about')).text()).toBe('about of this site');
  expect((await get('/assets/a.js')).headers.get('cache-control')).toContain('immutable');
  for (const path of ['/index.html', '/about/', '/about/index', '/assets/a.js.gz', '/assets'])
    expect((await get(path)).status, path).toBe(204);
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/site.webmanifest', 'application/manifest+json'],
])('%s has its type, and is asked for again', async (path, type) => {
  const get = await serve(() => true);
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('etag')).toBeTruthy();
});

test('a page that is no longer current is left to others, from one moment to the next', async () => {
  let year = 2026;
  const get = await serve((html) => year === 2026 || html === 'home');
  expect((await get('/about')).status).toBe(200);
  year = 2027;
  expect((await get('/about')).status).toBe(204);
  expect((await get('/')).status).toBe(200);
  expect((await get('/assets/a.js')).status).toBe(200);
});

test('a query that a page answers is left to others, any other changes nothing', async () => {
  const get = await serve(() => true);
  for (const query of ['?q=', '?q=germany', '?a=b&q=c', '?q=%3F?']) {
    expect((await get(`/about${query}`)).status, query).toBe(204);
  }
  for (const query of ['', '?', '?utm_source=q', '?a=q', '?a?q=b']) {
    expect((await get(`/about${query}`)).status, query).toBe(200);
  }
  expect((await get('/?q=germany')).status).toBe(200);
});
