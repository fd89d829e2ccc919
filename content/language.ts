/**
 * The languages of the site's editions: English at the root, Bengali under `/bn`. The values are those of the `lang` attribute.
 */
export const languages = ['en', 'bn'] as const;

export type Language = (typeof languages)[number];

const prefix = '/bn';

/** Splits a path from its query and its fragment, and removes the trailing slash that requests of the build have. */
const splitPath = (path: string) => {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return { pathname: pathname.replace(/(.)\/$/, '$1'), rest: path.slice(pathname.length) };
};

/**
 * Returns the language of the edition to which an address belongs.
 *
 * @param pathname '/bn/services', or a path with a query
 */
export const getLanguage = (pathname: string): Language =>
  isBelowPrefix(splitPath(pathname).pathname) ? 'bn' : 'en';

/** Returns the language of the edition in which a request asks for a page. For loaders. */
export const getRequestLanguage = ({ url }: Pick<Request, 'url'>): Language =>
  getLanguage(new URL(url).pathname);

const isBelowPrefix = (pathname: string) => `${pathname}/`.startsWith(`${prefix}/`);

/**
 * Whether a link leads to a page of this site, which has a path in both languages. Links to a fragment, a file, another site or
 * a resource route (`/blog/feed.xml`, `/apply/…/submit`) don't.
 */
export function isPagePath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  const { pathname } = splitPath(path);
  return !/\.[a-z\d]+$|\/submit$|^\/(?:assets|blog-media|illustrations|share)\//.test(pathname);
}

/**
 * Returns the address of the same page in a language: '/services?a=b#c' as '/bn/services?a=b#c', and the other way round.
 *
 * @returns the path itself if it isn't a page of this site (`isPagePath`)
 */
export function localisePath(path: string, language: Language): string {
  if (!isPagePath(path)) return path;
  const { pathname, rest } = splitPath(path);
  const english = isBelowPrefix(pathname) ? pathname.slice(prefix.length) || '/' : pathname;
  const localised = language === 'en' ? english : prefix + (english === '/' ? '' : english);
  return localised + rest;
}
