import type { BreadcrumbList } from 'schema-dts';
import { blog } from '#content/blog.ts';
import { navigation } from '#content/navigation.ts';

/** The pages that others lie below, by the names that the site's breadcrumbs and menus give them. */
const sectionNames: Record<string, string> = {
  apply: navigation.apply.name,
  blog: blog.title,
  destinations: navigation.destinations.name,
  'global-programs': navigation.programmes.name,
  'national-programs': navigation.national.name,
};

/**
 * The way to a page from the home page.
 *
 * @param path of a page below the home page: `/destinations/germany`
 * @param name what the page is called, as its own breadcrumb has it
 * @throws Error when it lies below a section that has no name here
 */
export function createBreadcrumbList(siteUrl: string, path: string, name: string) {
  const [section = '', ...below] = path.slice(1).split('/');
  const sectionName = sectionNames[section];
  if (below.length > 0 && !sectionName) throw new Error(`no name for the section of ${path}`);
  const trail = [
    { name: navigation.home.name, item: `${siteUrl}/` },
    ...(below.length > 0 ? [{ name: sectionName, item: `${siteUrl}/${section}` }] : []),
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
