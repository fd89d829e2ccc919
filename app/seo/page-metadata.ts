import { siteNames } from '#content/identity.ts';
import { getLanguage, type Language } from '#content/language.ts';
import type { PageMetadata } from '#content/types/page-metadata.ts';

/** Excludes a page from search engines, if it belongs to one visitor or is embedded in another page. */
export const noindexMeta = { name: 'robots', content: 'noindex' };

const titleSuffixes: Record<Language, string> = {
  en: ` | ${siteNames.en}`,
  bn: ` | ${siteNames.bn}`,
};

/** Returns the document title of a page: its title with the site's name. */
export const formatDocumentTitle = (title: string, language: Language): string =>
  title + titleSuffixes[language];

/** Returns the title of a page without the site's name. */
export const extractPageTitle = (documentTitle: string): string =>
  documentTitle.replace(titleSuffixes.en, '').replace(titleSuffixes.bn, '');

/**
 * Returns the metadata of a page, for a route module's `meta` export. `SeoTags` adds the tags for search engines and previews.
 *
 * @param page `title` without the organisation's name; `description`: one or two sentences for search results and previews
 */
export function createPageMetadata({ title, description }: PageMetadata, language: Language) {
  return [
    { title: formatDocumentTitle(title, language) },
    { name: 'description', content: description },
  ];
}

/**
 * Creates the `meta` export of a route module, in the language of the page.
 *
 * @param getMetadata selects the metadata from the data of the loader
 * @param others descriptors in addition to the page's own, such as `noindexMeta`
 */
export const createMeta =
  <Data>(getMetadata: (loaderData: Data) => PageMetadata, ...others: (typeof noindexMeta)[]) =>
  ({ loaderData, location }: { loaderData: Data | undefined; location: { pathname: string } }) =>
    loaderData
      ? [...createPageMetadata(getMetadata(loaderData), getLanguage(location.pathname)), ...others]
      : [];

/** The `meta` of a programme's route: the programme's name and description. */
export const createProgrammeMetadata = createMeta(
  ({ name, description }: { name: string; description: string }) => ({ title: name, description }),
);
