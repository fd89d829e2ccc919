import { siteName } from './content/identity.ts';

export type PageMetadata = { title: string; description: string };

/** For a page that is one visitor's, or belongs into another page. */
export const notIndexed = { name: 'robots', content: 'noindex' };

/** The title of a page's document. */
export const metadataTitle = (title: string): string => `${title} | ${siteName}`;

/**
 * The metadata of a page, for a route module's `meta`. What only machines read is added to the document
 * (`document/machine-head.server.ts`).
 *
 * @param page its title without the organisation's name, and one or two sentences for search results and previews
 */
export function metadataOf({ title, description }: PageMetadata) {
  return [{ title: metadataTitle(title) }, { name: 'description', content: description }];
}
