import type { EntryContext, MetaDescriptor } from 'react-router';
import type { PageMetadata } from '#content/types/page-metadata.ts';
import { extractPageTitle } from './page-metadata.ts';

/** Thrown when a page for everyone has no title or no description. */
export class MissingMetadataError extends Error {
  override name = 'MissingMetadataError';
}

/** What the metadata of a page's route says (page-metadata.ts). */
export type PageDescription = PageMetadata & { isIndexed: boolean };

/**
 * Asks the `meta` export of the page's route for its title and description.
 *
 * @throws MissingMetadataError when it has none
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
    | ((args: { loaderData: unknown }) => MetaDescriptor[])
    | undefined;
  const descriptors = meta?.({ loaderData: loaderData[id] }) ?? [];
  const named = new Map(
    descriptors.flatMap((each) =>
      'name' in each ? [[String(each.name), String(each.content)] as const] : [],
    ),
  );
  const title = descriptors.flatMap((each) => ('title' in each ? [String(each.title)] : []))[0];
  const description = named.get('description');
  if (!title || !description) {
    throw new MissingMetadataError(`${path} without a title or a description`);
  }
  return {
    title: extractPageTitle(title),
    description,
    isIndexed: named.get('robots') !== 'noindex',
  };
}
