import { blogPath } from '#app/features/blog/list-query.ts';
import { publicPaths } from '#app/paths/public-paths.ts';
import { type PostSitemapEntry, postPath } from '#blog/content-service.ts';
import { escapeHtml } from '#common/escape-html.ts';

/**
 * Every page that search engines may show (sitemaps.org, 0.9). Only posts know when they were changed; the list of posts
 * changes with the latest of them. Of other pages no date would be true: a deployment isn't one, nor is the day of a
 * checkout.
 *
 * @param siteUrl without a closing slash
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
    const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
