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

test('a page is fresh for a week, and not when its time is in the future', () => {
  expect(isFresh(now - cachedPageMaxAgeMs, now)).toBe(true);
  expect(isFresh(now - cachedPageMaxAgeMs - 1, now)).toBe(false);
  expect(isFresh(now + 1, now)).toBe(false);
  expect(isFresh(Number.NaN, now)).toBe(false);
});

test('evicts pages that are too old, and the oldest ones above the limit', () => {
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
  [false, 'another page with no-store', '/search', { headers: secret }],
  [false, 'a page with a query', '/global-programs?age=22', { headers: html }],
  [false, 'an embedded page', '/embed/contact', { headers: html }],
  [false, 'a file', '/llms.txt', { headers: { 'content-type': 'text/plain' } }],
  [false, 'a failure', '/about', { headers: html, status: 500 }],
  [false, 'a page that is not found', '/about', { headers: html, status: 404 }],
])('cacheable: %s (%s)', (cacheable, _, path, init) => {
  expect(isCacheable(at(path), new Response('', init))).toBe(cacheable);
});

test('immutable files are those of the build, and pictures with a version', () => {
  expect(isImmutable(at('/assets/root-1.js'))).toBe(true);
  expect(isImmutable(at('/illustrations/logo.svg?v=740dbcc8'))).toBe(true);
  expect(isImmutable(at('/illustrations/logo.svg'))).toBe(false);
  expect(isImmutable(at('/blog-media/2026/a.jpg'))).toBe(false);
});

test('a page needs its scripts, data, fonts, icons and deferred stylesheets, but not those that it has inline', () => {
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

test('a copy has a note with its date, and its form has a new submission id', () => {
  const originalId = createSubmissionId();
  const newId = createSubmissionId();
  const field = `<input type="hidden" name="${submissionIdField}" value="${originalId}"/>`;
  const page = `<body><form>${field}</form><script type="application/json">["${originalId}"]</script></body>`;
  const copy = createOfflineCopy(page, now, newId, 'en');
  expect(copy).toContain(`value="${newId}"`);
  expect(copy).toContain(`["${newId}"]`);
  expect(copy).not.toContain(originalId);
  expect(copy).toMatch(
    /role="status"[^>]*>You are offline\. This copy was saved on November 2\d, 2026/,
  );
  expect(copy).toContain('You can still fill in the form.');
});

test('a copy without a form of its own, as with a form in an iframe, doesn’t promise that it can be filled in', () => {
  const page = '<body><iframe src="/embed/contact"></iframe></body>';
  const copy = createOfflineCopy(page, now, createSubmissionId(), 'en');
  expect(copy).toContain('This copy was saved');
  expect(copy).not.toContain('fill in');
});
