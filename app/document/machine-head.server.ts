import { site } from '#app/content/site.ts';
import type { PostView } from '#app/screens/post/post-view.server.ts';
import { structuredDataOf } from '#app/structured-data/structured-data-of.server.ts';
import { escapeHtml } from '#common/escape-html.ts';
import { previewImageOf } from './link-preview.server.ts';

/** Thrown when a page for everyone has no title or no description. */
export class UnknownDocumentError extends Error {
  override name = 'UnknownDocumentError';
}

/** What React writes in place of a character. */
const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const plain = (html: string) => html.replace(/&[#\w]+;/g, (each) => characters[each] ?? each);

const noindex = '<meta name="robots" content="noindex"/>';

/**
 * Adds what only machines read of a page: its canonical address, what a link to it shows elsewhere (Open Graph; Twitter's
 * card takes the same words and picture), and its structured data (JSON-LD). It is no part of React's page, so that it
 * travels once, and no script carries it. A page that is one visitor's, stands in a frame or has failed is for no search
 * engine, and gets none of it.
 *
 * @param html a whole document, as React Router renders it
 * @param page `siteUrl` without a closing slash; `path` without a query: an address of the blog's list says what of it is
 *   shown, and all of them are the list
 * @throws UnknownDocumentError when a page for everyone has no title or no description
 */
export function withMachineHead(
  html: string,
  page: { status: number; siteUrl: string; path: string; post?: PostView | null },
): string {
  const { siteUrl, path, post } = page;
  if (html.includes(noindex)) return html;
  if (page.status !== 200) return html.replace('</head>', `${noindex}</head>`);

  const [, documentTitle] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
  const [, summary] = /<meta name="description" content="([^"]+)"\/>/.exec(html) ?? [];
  if (!documentTitle || !summary) {
    throw new UnknownDocumentError(`${path} without a title or a description`);
  }
  const fullTitle = plain(documentTitle);
  const title = fullTitle.replace(` | ${site.name}`, '');
  const description = plain(summary);
  const image = previewImageOf({ path, name: fullTitle, post });
  const imageAddress = siteUrl + image.src;

  const properties = {
    'og:url': siteUrl + path,
    'og:type': post ? 'article' : 'website',
    'og:site_name': site.name,
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': description,
    'og:image': imageAddress,
    'og:image:width': image.width,
    'og:image:height': image.height,
    'og:image:alt': image.description,
    'article:published_time': post?.dateTime,
  };
  const graph = structuredDataOf({ siteUrl, path, title, description, image: imageAddress, post });
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  const head = [
    `<link rel="canonical" href="${escapeHtml(siteUrl + path)}"/>`,
    ...Object.entries(properties).map(([property, content]) =>
      content === undefined
        ? ''
        : `<meta property="${property}" content="${escapeHtml(String(content))}"/>`,
    ),
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`,
  ].join('');
  return html.replace('</head>', () => `${head}</head>`);
}
