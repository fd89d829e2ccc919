import type { EntryContext, MetaDescriptor } from 'react-router';
import type { PageMetadata } from '#content/types/page-metadata.ts';
import { extractPageTitle } from './page-metadata.ts';

/** The error for a page without a title or a description. */
export class MissingMetadataError extends Error {
  override name = 'MissingMetadataError';
}

/** The metadata of a page. `isIndexed` is false with `noindexMeta` (page-metadata.ts). */
type PageDescription = PageMetadata & { isIndexed: boolean };

/**
 * Reads the title (without the site's name) and the description of a page from the `meta` export of its route.
 *
 * @param path of the page, for the error message
 * @throws MissingMetadataError if either is missing
 */
export function describePage(
  {
    routeModules,
    staticHandlerContext,
  }: Pick<EntryContext, 'routeModules' | 'staticHandlerContext'>,
  path: string,
): PageDescription {
  const { matches, loaderData } = staticHandlerContext;
  const id = matches.at(-1)?.route.id ?? '';
  const meta = routeModules[id]?.meta as
    | ((args: { loaderData: unknown; location: { pathname: string } }) => MetaDescriptor[])
    | undefined;
  const descriptors = meta?.({ loaderData: loaderData[id], location: { pathname: path } }) ?? [];
  const contentByName = new Map(
    descriptors.flatMap((descriptor) =>
      'name' in descriptor ? [[String(descriptor.name), String(descriptor.content)] as const] : [],
    ),
  );
  const [title] = descriptors.flatMap((descriptor) =>
    'title' in descriptor ? [String(descriptor.title)] : [],
  );
  const description = contentByName.get('description');
  if (!title || !description) {
    throw new MissingMetadataError(`${path} without a title or a description`);
  }
  return {
    title: extractPageTitle(title),
    description,
    isIndexed: contentByName.get('robots') !== 'noindex',
  };
}
