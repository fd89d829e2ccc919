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
