import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { publicPaths } from '#app/paths/public-paths.ts';
import type { ContentService } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { contentServicesContext } from '#blog/context.server.ts';
import { siteUrlContext } from '#server/contexts.ts';
import { loader } from './sitemap-route.ts';

async function loadSitemap(sitemapEntries: ContentService['sitemapEntries']) {
  const context = new RouterContextProvider();
  context.set(siteUrlContext, 'https://example.org');
  const service = { sitemapEntries } as ContentService;
  context.set(contentServicesContext, { en: service, bn: service });
  const response = await loader({ context });
  const entries = (await response.text()).match(/<loc>https:\/\/example\.org\//g) ?? [];
  return { entries: entries.length, cacheControl: response.headers.get('cache-control') };
}

test('the sitemap has the pages and the posts, and is cached for an hour', async () => {
  expect(await loadSitemap(async () => [{ id: 1, slug: 'a' }])).toEqual({
    entries: publicPaths.length + 1,
    cacheControl: 'public, max-age=3600',
  });
});

test('while the content service fails, the sitemap has only the pages and is not cached', async () => {
  const fail = async () => {
    throw new ContentServiceError('status', 'status 500', { status: 500 });
  };
  expect(await loadSitemap(fail)).toEqual({
    entries: publicPaths.length,
    cacheControl: 'no-store',
  });
});

test('an error of our own is not handled as a failure of the content service', async () => {
  const fail = async () => {
    throw new TypeError('not a function');
  };
  await expect(loadSitemap(fail)).rejects.toThrow(TypeError);
});
