import { blogPath } from '#app/features/blog/list-query.ts';
import { getPostCounterpart, indexBySlug } from '#app/features/blog/post-counterpart.server.ts';
import { publicPaths } from '#app/paths/public-paths.ts';
import { listAlternateLinks } from '#app/seo/alternate-links.ts';
import { type PostSitemapEntry, postPath } from '#blog/content-service.ts';
import { escapeHtml } from '#common/escape-html.ts';
import { getLanguage, type Language, localisePath } from '#content/language.ts';

/** The posts in each language. */
export type SitemapPosts = Record<Language, readonly PostSitemapEntry[]>;

/** `isTranslated` is whether the page exists in both languages. */
type SitemapPage = { path: string; changedAt?: string | undefined; isTranslated: boolean };

/**
 * Creates the sitemap with every page that search engines may show (sitemaps.org, protocol 0.9). Only posts have a date
 * of change, and the list of posts has that of the latest post. Other pages have none, because neither the day of the
 * deployment nor that of the checkout is when a page changed. A page that exists in both languages names all its versions,
 * itself included (Google Search Central, "Localized versions").
 *
 * @param siteUrl the site's URL without a trailing slash
 * @returns the XML document
 */
export function createSitemap(siteUrl: string, posts: SitemapPosts): string {
  const pages = [
    ...publicPaths.map((path) => ({
      path,
      changedAt:
        localisePath(path, 'en') === blogPath
          ? findLastChange(posts[getLanguage(path)])
          : undefined,
      isTranslated: true,
    })),
    ...listPosts(posts, 'en'),
    ...listPosts(posts, 'bn'),
  ];
  const entries = pages.map(({ path, changedAt, isTranslated }) => {
    const lastmod = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
    const versions = (isTranslated ? listAlternateLinks(path) : []).map(
      (link) =>
        `<xhtml:link rel="alternate" hreflang="${link.hrefLang}" href="${escapeHtml(siteUrl + link.path)}"/>`,
    );
    return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod}${versions.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const findLastChange = (posts: readonly PostSitemapEntry[]): string | undefined =>
  posts
    .flatMap(({ changedAt }) => changedAt ?? [])
    .sort()
    .at(-1);

/** Lists the posts in a language. A post that both editions show in the same language is listed under its English path only. */
function listPosts(posts: SitemapPosts, language: Language): SitemapPage[] {
  const others = indexBySlug(posts[language === 'en' ? 'bn' : 'en']);
  return posts[language].flatMap((post) => {
    const counterpart = getPostCounterpart(post, others);
    if (language === 'bn' && counterpart === 'same-post') return [];
    return {
      path: localisePath(postPath(post.slug), language),
      changedAt: post.changedAt,
      isTranslated: counterpart === 'translation',
    };
  });
}
