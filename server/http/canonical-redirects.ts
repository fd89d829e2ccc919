import type { RequestHandler } from 'express';

/**
 * The one spelling of an address: lower case, without a closing slash or doubled slashes, and the present one of a page
 * that has moved (requirements, "Routes and links").
 *
 * @param url path and query as the request line has them
 * @param moved by an address's path, the one in its place
 * @returns the address to redirect to for good, or undefined when it is canonical already
 */
export function canonicalPath(
  url: string,
  moved: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  const [path = '/', ...query] = url.split('?');
  // Doubled slashes go first: `//host` in a Location header would lead to another site.
  const spelled = path
    .replace(/[/\\]+/g, '/')
    .replace(/(.)\/$/, '$1')
    // The escapes of a Bengali address are the same letter in either case, and browsers write them so.
    .replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  const canonical = moved.get(spelled) ?? spelled;
  if (canonical === path) return;
  return [canonical, ...query].join('?');
}

/**
 * Redirects every other spelling of a URL to its canonical one, for good.
 *
 * @param options.moved by an old path, the present one
 * @param options.exceptions prefixes of paths that others spell
 * @param options.policy the Content-Security-Policy of redirects
 */
export function canonicalRedirects({
  moved,
  exceptions,
  policy,
}: {
  moved: ReadonlyMap<string, string>;
  exceptions: readonly string[];
  policy: string;
}): RequestHandler {
  return ({ url }, response, next) => {
    const canonical = canonicalPath(url, moved);
    if (canonical === undefined || exceptions.some((prefix) => url.startsWith(prefix))) next();
    else response.writeHead(301, { Location: canonical, 'Content-Security-Policy': policy }).end();
  };
}
