import { blogPath } from '#app/features/blog/list-query.ts';
import { publicPaths } from '#app/paths/public-paths.ts';
import { type PostSitemapEntry, postPath } from '#blog/content-service.ts';
import { escapeHtml } from '#common/escape-html.ts';

/**
 * Creates the sitemap with every page that search engines may show (sitemaps.org, protocol 0.9). Only posts have a date
 * of change, and the list of posts has that of the latest post. Other pages have none, because neither the day of the
 * deployment nor that of the checkout is when a page changed.
 *
 * @param siteUrl the site's URL without a trailing slash
 * @returns the XML document
 */
export function createSitemap(siteUrl: string, posts: readonly PostSitemapEntry[]): string {
  const changes = posts.flatMap(({ changedAt }) => changedAt ?? []).sort();
  const pages = [
    ...publicPaths.map((path) => ({
      path,
      changedAt: path === blogPath ? changes.at(-1) : undefined,
    })),
    ...posts.map(({ slug, changedAt }) => ({ path: postPath(slug), changedAt })),
  ];
  const entries = pages.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
