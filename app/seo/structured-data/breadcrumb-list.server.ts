import type { BreadcrumbList } from 'schema-dts';
import { blog } from '#content/blog.ts';
import { getLanguage, type Language, localisePath } from '#content/language.ts';
import { navigation } from '#content/navigation.ts';

/** The names of the pages that have subpages, by their path, as in the site's breadcrumbs and menus. */
const sectionNames: Record<Language, Record<string, string>> = {
  en: createSectionNames('en'),
  bn: createSectionNames('bn'),
};

function createSectionNames(language: Language): Record<string, string> {
  const { apply, destinations, programmes, national } = navigation[language];
  return {
    apply: apply.name,
    blog: blog[language].title,
    destinations: destinations.name,
    'global-programs': programmes.name,
    'national-programs': national.name,
  };
}

/**
 * Creates the breadcrumb list of a page: the home page, the page's section if it is a subpage, and the page, in the language of
 * the page.
 *
 * @param path of a page other than the home page: `/destinations/germany`
 * @param name of the page, as in its visible breadcrumb
 * @throws Error if `sectionNames` lacks the section of a subpage
 */
export function createBreadcrumbList(siteUrl: string, path: string, name: string) {
  const language = getLanguage(path);
  const [section = '', ...subpath] = localisePath(path, 'en').slice(1).split('/');
  const isSubpage = subpath.length > 0;
  const sectionName = sectionNames[language][section];
  if (isSubpage && !sectionName) throw new Error(`no name for the section of ${path}`);
  const trail = [
    { name: navigation[language].home.name, item: siteUrl + localisePath('/', language) },
    ...(isSubpage
      ? [{ name: sectionName, item: siteUrl + localisePath(`/${section}`, language) }]
      : []),
    { name, item: siteUrl + path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name ?? '',
      item: step.item,
    })),
  } satisfies BreadcrumbList;
}
