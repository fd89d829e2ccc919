import type { BreadcrumbList } from 'schema-dts';
import { blog } from '#content/blog.ts';
import { navigation as navigations } from '#content/navigation.ts';

const navigation = navigations.en;

/** The names of the pages that have subpages, by their path, as in the site's breadcrumbs and menus. */
const sectionNames: Record<string, string> = {
  apply: navigation.apply.name,
  blog: blog.en.title,
  destinations: navigation.destinations.name,
  'global-programs': navigation.programmes.name,
  'national-programs': navigation.national.name,
};

/**
 * Creates the breadcrumb list of a page: the home page, the page's section if it is a subpage, and the page.
 *
 * @param path of a page other than the home page: `/destinations/germany`
 * @param name of the page, as in its visible breadcrumb
 * @throws Error if `sectionNames` lacks the section of a subpage
 */
export function createBreadcrumbList(siteUrl: string, path: string, name: string) {
  const [section = '', ...subpath] = path.slice(1).split('/');
  const isSubpage = subpath.length > 0;
  const sectionName = sectionNames[section];
  if (isSubpage && !sectionName) throw new Error(`no name for the section of ${path}`);
  const trail = [
    { name: navigation.home.name, item: `${siteUrl}/` },
    ...(isSubpage ? [{ name: sectionName, item: `${siteUrl}/${section}` }] : []),
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
