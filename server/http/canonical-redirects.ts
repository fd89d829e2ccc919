import type { RequestHandler } from 'express';

/**
 * Returns the canonical form of a path: lower case, without trailing or doubled slashes, and the present path of a page that
 * has moved (requirements, "Routes and links").
 *
 * @param url path and query of the request line
 * @param movedPaths present paths by former path
 * @returns the path and query for a permanent redirect; undefined if the path is canonical
 */
export function canonicalPath(
  url: string,
  movedPaths: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  const [path = '/', ...query] = url.split('?');
  // Doubled slashes must be removed, since `//host` in a Location header redirects to another site.
  const normalised = path
    .replace(/[/\\]+/g, '/')
    .replace(/(.)\/$/, '$1')
    // Percent-encoding is case-insensitive, and browsers write it in upper case, as in Bengali paths.
    .replace(/%[\da-f]{2}|[A-Z]+/gi, (match) =>
      match.startsWith('%') ? match : match.toLowerCase(),
    );
  const canonical = movedPaths.get(normalised) ?? normalised;
  if (canonical === path) return;
  return [canonical, ...query].join('?');
}

/**
 * Redirects every other form of a URL to the canonical one, permanently.
 *
 * @param options.movedPaths present paths by former path
 * @param options.exceptions prefixes of paths that aren't redirected
 * @param options.policy Content-Security-Policy for redirects
 */
export function canonicalRedirects({
  movedPaths,
  exceptions,
  policy,
}: {
  movedPaths: ReadonlyMap<string, string>;
  exceptions: readonly string[];
  policy: string;
}): RequestHandler {
  return ({ url }, response, next) => {
    const canonical = canonicalPath(url, movedPaths);
    if (canonical === undefined || exceptions.some((prefix) => url.startsWith(prefix))) next();
    else response.writeHead(301, { Location: canonical, 'Content-Security-Policy': policy }).end();
  };
}
