import { expect, test } from 'vitest';
import { createSubmissionId, submissionIdField } from '#domain/submissions/submission-id.ts';
import {
  cachedPageMaxAgeMs,
  createOfflineCopy,
  findAssetPaths,
  findIllustrationPaths,
  isCacheable,
  isFresh,
  isImmutable,
  listPathsToEvict,
  maxCachedPages,
} from './cached-page.ts';

const now = Date.UTC(2026, 10, 22);
const at = (path: string) => new URL(path, 'https://www.example.org');

test('a page is shown for a week, and not from the future', () => {
  expect(isFresh(now - cachedPageMaxAgeMs, now)).toBe(true);
  expect(isFresh(now - cachedPageMaxAgeMs - 1, now)).toBe(false);
  expect(isFresh(now + 1, now)).toBe(false);
  expect(isFresh(Number.NaN, now)).toBe(false);
});

test('what is too old goes, and the oldest of what is too many', () => {
  const pages = Array.from({ length: maxCachedPages + 2 }, (_, age) => ({
    path: `/${age}`,
    cachedAt: now - age,
  }));
  const old = { path: '/old', cachedAt: now - cachedPageMaxAgeMs - 1 };
  expect(listPathsToEvict([old, ...pages], now)).toEqual([
    '/old',
    `/${maxCachedPages}`,
    `/${maxCachedPages + 1}`,
  ]);
  expect(listPathsToEvict([old, ...pages.slice(2)], now)).toEqual(['/old']);
});

const html = { 'content-type': 'text/html; charset=utf-8' };
const secret = { ...html, 'cache-control': 'no-store' };

test.each<[boolean, string, string, ResponseInit]>([
  [true, 'a page', '/about', { headers: html }],
  [true, 'an application form', '/apply/student-exchange', { headers: secret }],
  [false, 'its confirmation', '/apply/student-exchange/received', { headers: secret }],
  [false, 'another page that nobody may keep', '/search', { headers: secret }],
  [false, 'an answer to a query', '/global-programs?age=22', { headers: html }],
  [false, 'what stands in a frame', '/embed/contact', { headers: html }],
  [false, 'a file', '/llms.txt', { headers: { 'content-type': 'text/plain' } }],
  [false, 'a failure', '/about', { headers: html, status: 500 }],
  [false, 'what is not there', '/about', { headers: html, status: 404 }],
])('keeps it: %s (%s)', (kept, _, path, init) => {
  expect(isCacheable(at(path), new Response('', init))).toBe(kept);
});

test('files that never change are those of the build, and pictures with their version', () => {
  expect(isImmutable(at('/assets/root-1.js'))).toBe(true);
  expect(isImmutable(at('/illustrations/logo.svg?v=740dbcc8'))).toBe(true);
  expect(isImmutable(at('/illustrations/logo.svg'))).toBe(false);
  expect(isImmutable(at('/blog-media/2026/a.jpg'))).toBe(false);
});

test('a page needs its scripts, data, fonts and icons, and not the stylesheets that stand in it', () => {
  const page = `<link rel="preload" href="/assets/face-1.woff2"/><link rel="stylesheet" href="/assets/root-2.css#" disabled=""/>
<use href="/assets/icons-3.svg#menu"></use><use href="/assets/icons-3.svg#close"></use><img src="/illustrations/a.svg?v=12"/>
<script type="application/json">[["/assets/react-4.js"],"/assets/data-5.txt"]</script><link rel="stylesheet" href="/assets/late-6.css" data-late=""/>`;
  expect(findAssetPaths(page)).toEqual([
    '/assets/face-1.woff2',
    '/assets/icons-3.svg',
    '/assets/react-4.js',
    '/assets/data-5.txt',
    '/assets/late-6.css',
  ]);
  expect(findIllustrationPaths(page)).toEqual(['/illustrations/a.svg?v=12']);
});

test('a copy says that it is one, from when, and its form is another submission', () => {
  const first = createSubmissionId();
  const another = createSubmissionId();
  const field = `<input type="hidden" name="${submissionIdField}" value="${first}"/>`;
  const page = `<body><form>${field}</form><script type="application/json">["${first}"]</script></body>`;
  const copy = createOfflineCopy(page, now, another);
  expect(copy).toContain(`value="${another}"`);
  expect(copy).toContain(`["${another}"]`);
  expect(copy).not.toContain(first);
  expect(copy).toMatch(
    /role="status"[^>]*>You are offline\. This copy was saved on November 2\d, 2026/,
  );
});
