import { site } from './content/site.ts';

export type PageMetadata = { title: string; description: string };

/** For a page that is one visitor's, or belongs into another page. */
export const notIndexed = { name: 'robots', content: 'noindex' };

/**
 * The metadata of a page, for a route module's `meta`.
 *
 * @param page its title without the organisation's name, and one or two sentences for search results
 * @returns React Router's descriptors: title, description, and what a shared link shows
 */
export function metadataOf({ title, description }: PageMetadata) {
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: 'website' },
  ];
}
