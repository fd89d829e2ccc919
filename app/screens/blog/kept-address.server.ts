import { postPath } from '#blog/content-service.ts';
import { normaliseSlug } from '#blog/slug.server.ts';
import { blogPath, type ListAddress, listPath, readListAddress } from './list-address.ts';
import { maxPages } from './post-list-view.server.ts';

/** The query by which React Router's script asks for the data of one route (its single fetch). */
const routesName = '_routes';
const listRoute = 'screens/blog/route';
const postRoute = 'screens/post/route';

/**
 * The one spelling of an address below which a page of the blog, or its data, can be kept: with what the page reads of
 * its query, and nothing else, so that made-up queries make no pages to keep.
 *
 * @param url path and query as the request line has them
 * @returns undefined when no page of the blog is there, or not one that is the same for everybody
 */
export function keptAddress(url: string): string | undefined {
  const [target = '', query = ''] = url.split('?', 2);
  const isData = target.endsWith('.data');
  const path = isData ? target.slice(0, -'.data'.length) : target;
  const search = new URLSearchParams(query);
  const route = path === blogPath ? listRoute : postRoute;
  const routes = isData ? search.get(routesName) : null;
  if (routes !== null && routes !== route) return;
  const own = path === blogPath ? blogPath : pathOfPost(path);
  if (own === undefined) return;
  const kept = new URLSearchParams(route === listRoute ? listQuery(readListAddress(search)) : '');
  if (routes !== null) kept.set(routesName, routes);
  const address = isData ? `${own}.data` : own;
  return kept.size > 0 ? `${address}?${kept}` : address;
}

function listQuery({ page, categoryId }: ListAddress): string {
  const query = new URLSearchParams(listPath(categoryId).split('?')[1]);
  // Higher numbers show the same list.
  if (page > 1) query.set('page', String(Math.min(page, maxPages)));
  return query.toString();
}

function pathOfPost(path: string): string | undefined {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  const normal = slug && normaliseSlug(slug);
  return normal ? postPath(normal) : undefined;
}
