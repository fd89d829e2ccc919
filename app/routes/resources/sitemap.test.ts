import { expect, test } from 'vitest';
import { listPublicPaths } from '#app/paths/public-paths.ts';
import { createSitemap } from './sitemap.ts';

const posts = [
  { slug: 'newest' },
  { slug: 'ওপার', changedAt: '2026-11-05T03:00:00Z' },
  { slug: 'older', changedAt: '2026-12-01T00:00:00Z' },
];
const xml = createSitemap('https://example.org/a&b', posts, false);

test('the sitemap has the absolute URL of every page and post once', () => {
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toHaveLength(listPublicPaths(false).length + posts.length);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls[0]).toBe('https://example.org/a&amp;b/');
  expect(urls).toContain(`https://example.org/a&amp;b/blog/${encodeURIComponent('ওপার')}`);
});

test('only URLs with a known date of change have a lastmod', () => {
  const changes = [...xml.matchAll(/&amp;b([^<]*)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map((match) =>
    match.slice(1),
  );
  expect(changes).toEqual([
    ['/blog', '2026-12-01T00:00:00Z'],
    [`/blog/${encodeURIComponent('ওপার')}`, '2026-11-05T03:00:00Z'],
    ['/blog/older', '2026-12-01T00:00:00Z'],
  ]);
});

test('once the Bengali edition is open, both versions of a page list each other and the one for other languages', () => {
  expect(xml).not.toContain('hreflang');
  const opened = createSitemap('https://example.org', posts, true);
  const versions = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://example.org/services"/>',
    '<xhtml:link rel="alternate" hreflang="bn" href="https://example.org/bn/services"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/services"/>',
  ].join('');
  for (const path of ['/services', '/bn/services']) {
    expect(opened).toContain(`<url><loc>https://example.org${path}</loc>${versions}</url>`);
  }
  expect(opened).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(opened).toContain('<loc>https://example.org/blog/older</loc><lastmod>');
});
