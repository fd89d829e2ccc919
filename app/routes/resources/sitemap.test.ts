import { expect, test } from 'vitest';
import { publicPaths } from '#app/paths/public-paths.ts';
import { createSitemap } from './sitemap.ts';

const posts = [
  { slug: 'newest' },
  { slug: 'ওপার', changedAt: '2026-11-05T03:00:00Z' },
  { slug: 'older', changedAt: '2026-12-01T00:00:00Z' },
];
const xml = createSitemap('https://example.org/a&b', posts);

test('has every page and post once, by its absolute address', () => {
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(publicPaths.length + posts.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses[0]).toBe('https://example.org/a&amp;b/');
  expect(addresses).toContain(`https://example.org/a&amp;b/blog/${encodeURIComponent('ওপার')}`);
});

test('says when something was changed only where that is known', () => {
  const changed = [...xml.matchAll(/&amp;b([^<]*)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map((match) =>
    match.slice(1),
  );
  expect(changed).toEqual([
    ['/blog', '2026-12-01T00:00:00Z'],
    [`/blog/${encodeURIComponent('ওপার')}`, '2026-11-05T03:00:00Z'],
    ['/blog/older', '2026-12-01T00:00:00Z'],
  ]);
});
