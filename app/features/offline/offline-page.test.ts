import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { siteNames } from '#content/identity.ts';
import { renderOfflineNote } from './offline-note.ts';
import { renderOfflinePage } from './offline-page.ts';

const linksIn = (html: string) =>
  DomUtils.getElementsByTagName('a', parseDocument(html)).map((link) => [
    link.attribs.href,
    DomUtils.textContent(link),
  ]);

test('the links to cached pages show their titles, or else their paths', () => {
  const path = "/blog/a&lt;b'&amp";
  const html = renderOfflinePage(
    [{ path: '/about', title: `Food &amp; drink | ${siteNames.en}` }, { path }],
    'en',
  );
  expect(linksIn(html).slice(1)).toEqual([
    ['/about', 'Food & drink'],
    [path, path],
  ]);
});

test('the page for a Bengali address is in Bengali', () => {
  const html = renderOfflinePage([{ path: '/bn/about', title: 'আমরা কারা | ওপার ইন্টারন্যাশনাল' }], 'bn');
  expect(html).toContain('<html lang="bn">');
  expect(html).toContain('<h1>ইন্টারনেট সংযোগ নেই</h1>');
  expect(linksIn(html)[1]).toEqual(['/bn/about', 'আমরা কারা']);
});

test("the note's texts are escaped", () => {
  const html = renderOfflineNote('a <b> & c', '<i>');
  expect(DomUtils.textContent(parseDocument(html))).toBe('a <b> & c <i>');
});
