import { getFeedPath } from '#app/features/blog/feed-link.ts';
import { type PostSummary, postPath } from '#blog/content-service.ts';
import { escapeHtml } from '#common/escape-html.ts';
import { type Language, localisePath } from '#content/language.ts';

/** Escapes a text, and removes the control characters that XML 1.0 forbids (section 2.2). */
const escapeXml = (text: string) =>
  escapeHtml(text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''));

/**
 * Creates an RSS 2.0 feed with the `self` link of the Atom namespace. Feed readers parse an item's description as HTML,
 * so the excerpt, which is plain text, is escaped for HTML first and then for XML.
 *
 * @param siteUrl the site's URL without a trailing slash
 * @returns the XML document
 */
export function createRssFeed(
  posts: PostSummary[],
  {
    title,
    description,
    siteUrl,
    language,
  }: { title: string; description: string; siteUrl: string; language: Language },
): string {
  const items = posts.map((post) => {
    const url = escapeXml(siteUrl + localisePath(postPath(post.slug), language));
    const published =
      post.publishedAt && `<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>`;
    return `<item><title>${escapeXml(post.title)}</title><link>${url}</link><guid>${url}</guid>${published ?? ''}<description>${escapeXml(escapeHtml(post.excerpt))}</description></item>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(siteUrl)}${localisePath('/blog', language)}</link>
<atom:link href="${escapeXml(siteUrl)}${getFeedPath(language)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(description)}</description>
<language>${language}</language>
${items.join('\n')}
</channel></rss>
`;
}
