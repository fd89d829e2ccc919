import { describe, expect, test } from 'vitest';
import { publicPaths } from '#app/paths/public-paths.ts';
import { createSitemap } from './sitemap.ts';

const posts = [
  { id: 1, slug: 'newest' },
  { id: 2, slug: 'ওপার', changedAt: '2026-11-05T03:00:00Z' },
  { id: 3, slug: 'older', changedAt: '2026-12-01T00:00:00Z' },
];
const xml = createSitemap('https://example.org/a&b', { en: posts, bn: [] });

test('the sitemap has the absolute URL of every page and post once', () => {
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toHaveLength(publicPaths.length + posts.length);
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

test('both versions of a page list each other and the one for other languages', () => {
  const sitemap = createSitemap('https://example.org', { en: posts, bn: [] });
  const versions = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://example.org/services"/>',
    '<xhtml:link rel="alternate" hreflang="bn" href="https://example.org/bn/services"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/services"/>',
  ].join('');
  for (const path of ['/services', '/bn/services']) {
    expect(sitemap).toContain(`<url><loc>https://example.org${path}</loc>${versions}</url>`);
  }
  expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

describe('of posts in both languages', () => {
  const listAll = (bengali: typeof posts) =>
    [
      ...createSitemap('https://example.org', { en: posts, bn: bengali }).matchAll(
        /<loc>https:\/\/example\.org((?:\/bn)?\/blog\b[^<]*)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?(.*?)<\/url>/g,
      ),
    ].map(([, path, changedAt, links = '']) => ({
      path,
      changedAt,
      versions: [...links.matchAll(/hreflang="(.*?)" href="https:\/\/example\.org(.*?)"/g)].map(
        ([, language, href]) => `${language} ${href}`,
      ),
    }));
  const list = (bengali: typeof posts) =>
    listAll(bengali).filter(({ path }) => path !== '/blog' && path !== '/bn/blog');

  test('a post and its translation list each other; others list nothing', () => {
    const entries = list([
      { id: 13, slug: 'older', changedAt: '2026-12-02T00:00:00Z' },
      { id: 14, slug: 'শুধু-বাংলায়' },
    ]);
    const versions = ['en /blog/older', 'bn /bn/blog/older', 'x-default /blog/older'];
    expect(entries).toEqual([
      { path: '/blog/newest', changedAt: undefined, versions: [] },
      {
        path: `/blog/${encodeURIComponent('ওপার')}`,
        changedAt: '2026-11-05T03:00:00Z',
        versions: [],
      },
      { path: '/blog/older', changedAt: '2026-12-01T00:00:00Z', versions },
      { path: '/bn/blog/older', changedAt: '2026-12-02T00:00:00Z', versions },
      {
        path: `/bn/blog/${encodeURIComponent('শুধু-বাংলায়')}`,
        changedAt: undefined,
        versions: [],
      },
    ]);
  });

  test('a post that both editions show is listed once, and has no versions', () => {
    expect(list(posts).map(({ path, versions }) => [path, versions])).toEqual(
      posts.map(({ slug }) => [`/blog/${encodeURIComponent(slug)}`, []]),
    );
  });

  test('each list of posts has the date of its own latest post', () => {
    const dates = listAll([{ id: 13, slug: 'older', changedAt: '2026-12-02T00:00:00Z' }]);
    expect(dates.find(({ path }) => path === '/blog')?.changedAt).toBe('2026-12-01T00:00:00Z');
    expect(dates.find(({ path }) => path === '/bn/blog')?.changedAt).toBe('2026-12-02T00:00:00Z');
  });
});
