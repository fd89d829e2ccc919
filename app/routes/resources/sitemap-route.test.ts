import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { publicPaths } from '#app/paths/public-paths.ts';
import type { ContentService } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { contentServiceContext } from '#blog/context.server.ts';
import { siteUrlContext } from '#server/contexts.ts';
import { loader } from './sitemap-route.ts';

async function loadSitemap(addresses: ContentService['sitemapEntries']) {
  const context = new RouterContextProvider();
  context.set(siteUrlContext, 'https://example.org');
  context.set(contentServiceContext, { sitemapEntries: addresses } as ContentService);
  const answer = await loader({ context });
  const entries = (await answer.text()).match(/<loc>https:\/\/example\.org\//g) ?? [];
  return { entries: entries.length, kept: answer.headers.get('cache-control') };
}

test('pages and posts, kept for an hour', async () => {
  expect(await loadSitemap(async () => [{ slug: 'a' }])).toEqual({
    entries: publicPaths.length + 1,
    kept: 'public, max-age=3600',
  });
});

test('while the content service fails, the pages, kept by nobody', async () => {
  const fail = async () => {
    throw new ContentServiceError('status', 'status 500', { status: 500 });
  };
  expect(await loadSitemap(fail)).toEqual({ entries: publicPaths.length, kept: 'no-store' });
});

test('a mistake of ours is not passed off as that', async () => {
  const fail = async () => {
    throw new TypeError('not a function');
  };
  await expect(loadSitemap(fail)).rejects.toThrow(TypeError);
});
