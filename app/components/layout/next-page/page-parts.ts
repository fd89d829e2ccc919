import type { UNSAFE_AssetsManifest as AssetsManifest, DataRouteMatch } from 'react-router';

/** Addresses of what the router asks for when a page is opened. */
export type PageParts = {
  /** What a route's modules are made of, and the modules themselves. */
  modules: string[];
  stylesheets: string[];
  /** What its loaders give. */
  data: string | undefined;
};

/**
 * What the router's own `PrefetchPageLinks` knows of a page, and its stylesheets, and the data of a route with a
 * `clientLoader`, both of which it leaves out. The root has no loader, and is always there.
 *
 * @param matches of the page, as the router finds them
 * @param path of the page, without a query
 */
export function pageParts(
  matches: readonly Pick<DataRouteMatch, 'route'>[],
  { routes }: Pick<AssetsManifest, 'routes'>,
  path: string,
): PageParts {
  const own = matches.map(({ route }) => routes[route.id]).filter((route) => route !== undefined);
  const asked = own.filter(({ hasLoader }) => hasLoader);
  // The router names the routes where one of them has a loader in the browser.
  const names = asked.some(({ hasClientLoader }) => hasClientLoader)
    ? `?${new URLSearchParams({ _routes: asked.map(({ id }) => id).join(',') })}`
    : '';
  return {
    modules: unique(
      own.flatMap(({ imports = [], module, clientLoaderModule }) => [
        ...imports,
        ...(clientLoaderModule ? [clientLoaderModule] : []),
        module,
      ]),
    ),
    stylesheets: unique(own.flatMap(({ css = [] }) => css)),
    data: asked.length > 0 ? `${path === '/' ? '/_' : path}.data${names}` : undefined,
  };
}

const unique = (addresses: readonly string[]) => [...new Set(addresses)];
