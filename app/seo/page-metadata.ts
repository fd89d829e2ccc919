import { siteName } from '#content/identity.ts';
import type { PageMetadata } from '#content/types/page-metadata.ts';

/** For a page that is one visitor's, or belongs into another page. */
export const noindexMeta = { name: 'robots', content: 'noindex' };

const titleSuffix = ` | ${siteName}`;

/** The title of a page's document. */
export const formatDocumentTitle = (title: string): string => title + titleSuffix;

/** What a page is called, by its document's title. */
export const extractPageTitle = (documentTitle: string): string =>
  documentTitle.replace(titleSuffix, '');

/**
 * The metadata of a page, for a route module's `meta`. `SeoTags` adds what only machines read.
 *
 * @param page its title without the organisation's name, and one or two sentences for search results and previews
 */
export function createPageMetadata({ title, description }: PageMetadata) {
  return [{ title: formatDocumentTitle(title) }, { name: 'description', content: description }];
}
