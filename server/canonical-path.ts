/**
 * The one spelling of an address: lower case, without a closing slash or doubled slashes
 * (DECISIONS, "Routes and links").
 *
 * @param url path and query as the request line has them
 * @returns the address to redirect to for good, or undefined when it is canonical already
 */
export function canonicalPath(url: string): string | undefined {
  const [path = '/', ...query] = url.split('?');
  // Doubled slashes go first: `//host` in a Location header would lead to another site.
  const canonical = path
    .replace(/[/\\]+/g, '/')
    .replace(/(.)\/$/, '$1')
    // The escapes of a Bengali address are the same letter in either case, and browsers write them so.
    .replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  if (canonical === path) return;
  return [canonical, ...query].join('?');
}
