import { type PostSummary, postPath } from '#blog/content-service.ts';
import { escapeHtml } from '#common/escape-html.ts';

/** Without the control characters that XML 1.0 can't hold (section 2.2). */
const escapeXml = (text: string) =>
  escapeHtml(text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''));

/**
 * The latest posts as a feed (RSS 2.0 with the Atom namespace's `self` link). Readers take an item's description for HTML, so
 * that the excerpt, which is text, is escaped for HTML first and then for XML.
 *
 * @param siteUrl without a closing slash
 */
export function createRssFeed(
  posts: PostSummary[],
  { title, description, siteUrl }: { title: string; description: string; siteUrl: string },
): string {
  const items = posts.map((post) => {
    const url = escapeXml(siteUrl + postPath(post.slug));
    const published =
      post.publishedAt && `<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>`;
    return `<item><title>${escapeXml(post.title)}</title><link>${url}</link><guid>${url}</guid>${published ?? ''}<description>${escapeXml(escapeHtml(post.excerpt))}</description></item>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(siteUrl)}/blog</link>
<atom:link href="${escapeXml(siteUrl)}/blog/feed.xml" rel="self" type="application/rss+xml"/>
<description>${escapeXml(description)}</description>
<language>en</language>
${items.join('\n')}
</channel></rss>
`;
}
