import { siteName } from '#content/identity.ts';
import type { PageMetadata } from '#content/types/page-metadata.ts';

/** For a page that is one visitor's, or belongs into another page. */
export const notIndexed = { name: 'robots', content: 'noindex' };

const titleEnd = ` | ${siteName}`;

/** The title of a page's document. */
export const documentTitle = (title: string): string => title + titleEnd;

/** What a page is called, by its document's title. */
export const pageTitle = (documentTitle: string): string => documentTitle.replace(titleEnd, '');

/**
 * The metadata of a page, for a route module's `meta`. `SeoTags` adds what only machines read.
 *
 * @param page its title without the organisation's name, and one or two sentences for search results and previews
 */
export function metadataOf({ title, description }: PageMetadata) {
  return [{ title: documentTitle(title) }, { name: 'description', content: description }];
}
