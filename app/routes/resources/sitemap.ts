import { blogPath } from '#app/features/blog/list-query.ts';
import { listPublicPaths } from '#app/paths/public-paths.ts';
import { listAlternateLinks } from '#app/seo/alternate-links.ts';
import { type PostSitemapEntry, postPath } from '#blog/content-service.ts';
import { escapeHtml } from '#common/escape-html.ts';
import { isEditionOpen } from '#content/is-edition-open.ts';

/**
 * Creates the sitemap with every page that search engines may show (sitemaps.org, protocol 0.9). Only posts have a date
 * of change, and the list of posts has that of the latest post. Other pages have none, because neither the day of the
 * deployment nor that of the checkout is when a page changed. A page that exists in both languages names all its versions,
 * itself included (Google Search Central, "Localized versions").
 *
 * @param siteUrl the site's URL without a trailing slash
 * @param isOpen whether the Bengali edition is open
 * @returns the XML document
 */
export function createSitemap(
  siteUrl: string,
  posts: readonly PostSitemapEntry[],
  isOpen = isEditionOpen,
): string {
  const changes = posts.flatMap(({ changedAt }) => changedAt ?? []).sort();
  const pages = [
    ...listPublicPaths(isOpen).map((path) => ({
      path,
      changedAt: path === blogPath ? changes.at(-1) : undefined,
    })),
    ...posts.map(({ slug, changedAt }) => ({ path: postPath(slug), changedAt })),
  ];
  const entries = pages.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
    const versions = listAlternateLinks(path, isOpen).map(
      (link) =>
        `<xhtml:link rel="alternate" hreflang="${link.hrefLang}" href="${escapeHtml(siteUrl + link.path)}"/>`,
    );
    return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod}${versions.join('')}</url>`;
  });
  const namespace = isOpen ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${entries.join('\n')}
</urlset>
`;
}
