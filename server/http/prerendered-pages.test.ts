import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type PageManifest, pageManifestPath } from '#app/rendering/page-manifest.ts';
import { listen } from '#tests/helpers/listen.ts';
import { siteUrlPlaceholder } from '../contexts.ts';
import { prerenderedPages } from './prerendered-pages.ts';

const page = (name: string) => `<a href="${siteUrlPlaceholder}/${name}">${name}</a>`;
const built = { styleSource: "'sha256-aGFzaA=='", year: '2026' };
const manifest: PageManifest = {
  '/': { ...built, file: 'index.html' },
  '/global-programs': { ...built, file: 'global-programs/index.html' },
};

/** Starts a server of a small build of 2026. Other requests get status 204. */
async function serve() {
  const build = await mkdtemp(join(tmpdir(), 'opar-'));
  const folder = join(build, 'client');
  await mkdir(join(folder, 'global-programs'), { recursive: true });
  await writeFile(join(folder, pageManifestPath), JSON.stringify(manifest));
  await writeFile(join(folder, 'index.html'), page('home'));
  await writeFile(join(folder, 'global-programs/index.html'), page('programs'));
  const options = { siteUrl: 'https://www.example.org', frames: ['https://forms.example'] };
  const app = express()
    .use(prerenderedPages(folder, options))
    .use((_request, response) => void response.writeHead(204).end());
  const { url, stop } = await listen(createServer(app));
  onTestFinished(async () => {
    vi.useRealTimers();
    await stop();
    await rm(build, { recursive: true });
  });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  return (path: string) => fetch(`${url}${path}`);
}

test("a page has one path, its Content-Security-Policy, and the site's public URL", async () => {
  const get = await serve();
  const answer = await get('/?a=b');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("style-src 'self' 'sha256-aGFzaA==';");
  expect(policy).toContain('https://forms.example');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('etag')).toBeTruthy();
  expect(await answer.text()).toContain('href="https://www.example.org/home"');
  for (const path of ['/index.html', '/global-programs/', '/global-programs/index'])
    expect((await get(path)).status, path).toBe(204);
});

test("a page of last year's build is passed to next as soon as the year changes", async () => {
  const get = await serve();
  expect((await get('/')).status).toBe(200);
  vi.setSystemTime(new Date('2027-01-01T12:00:00Z'));
  expect((await get('/')).status).toBe(204);
});

test('a page with a query variant is passed to next; other queries change nothing', async () => {
  const get = await serve();
  for (const query of ['?q=', '?q=germany', '?a=b&q=c', '?q=%3F?']) {
    expect((await get(`/global-programs${query}`)).status, query).toBe(204);
  }
  for (const query of ['', '?', '?utm_source=q', '?a=q', '?a?q=b']) {
    expect((await get(`/global-programs${query}`)).status, query).toBe(200);
  }
  expect((await get('/?q=germany')).status).toBe(200);
});
