import { mediaPath, postPath } from './content-service.ts';
import {
  encodeMediaPath,
  hostedMediaPath,
  type KnownPictures,
  type MediaHosts,
} from './media-paths.server.ts';
import { buildLinkedPictureUrl } from './picture-widths.ts';

/** Rewrites the URLs in a post's content for our pages. */
export type UrlRewriter = {
  /**
   * @param href as written in the content
   * @param isPost whether the markup marks the link as one to a post of the same service
   * @returns undefined when the link can't be used
   */
  rewriteLink(href: string, isPost: boolean): string | undefined;
  /** @returns undefined when the picture is not on our origin and can't be served from it */
  rewriteImage(src: string): string | undefined;
  /** @returns a picture's size in pixels, if known. `src` is a result of `rewriteImage` */
  getImageSize?(src: string): Size | undefined;
};

export type Size = { width: number; height: number };

/** Percent-decodes a text. Returns it unchanged if it isn't valid percent-encoding. */
export function safeDecodeUriComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const decodePath = (path: string) => path.split('/').map(safeDecodeUriComponent).join('/');

/** Maps links to the same WordPress, by their {@link toPageKey}, to paths on our site. */
export type LinkedPages = ReadonlyMap<string, string>;

/**
 * Returns a key for a page of a WordPress that is the same for all spellings of its URL: its path, or the id of a post or
 * category in its query.
 *
 * @param basePath the path of the WordPress itself, without a trailing slash
 * @returns undefined for the home page
 */
export function toPageKey({ pathname, searchParams }: URL, basePath: string): string | undefined {
  for (const name of ['p', 'cat']) {
    const id = searchParams.get(name);
    if (id && /^[1-9]\d{0,17}$/.test(id)) return `?${name}=${id}`;
  }
  const relativePath = pathname.startsWith(`${basePath}/`)
    ? pathname.slice(basePath.length)
    : pathname;
  const path = relativePath.replace(/(?<!\/)\/+$/, '').toLowerCase();
  return path === '' ? undefined : path;
}

function parseLinkUrl(address: string, base: URL): URL | undefined {
  const url = URL.parse(address.trim(), base);
  return url && /^(?:https?|mailto|tel|sms|whatsapp|viber):$/.test(url.protocol) ? url : undefined;
}

/** Returns a path without its last segment, and with each number (of a date or an id) replaced by 0. */
function normalisePathBeforeSlug(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1).replace(/\d+/g, '0');
}

/**
 * Detects the part before the slug in this WordPress's permalinks from one of them: `/0/0/0/` for `/2026/11/05/slug`.
 *
 * @returns undefined for `/slug/`, since the permalinks of WordPress's pages have the same form
 */
function detectPermalinkShape(path: string, slug: string): string | undefined {
  const shape = normalisePathBeforeSlug(path);
  return shape !== '/' &&
    safeDecodeUriComponent(path.slice(path.lastIndexOf('/') + 1)) === safeDecodeUriComponent(slug)
    ? shape
    : undefined;
}

/** Returns the fragment of a link to a post, as our page has it: ids are prefixed, and there are no comments. */
function toPostFragment({ hash }: URL): string {
  return /^#(?:respond|comments|comment-\d+)?$/.test(hash) ? '' : hash.replace('#', '#post-');
}

function getPathname(url: URL): string {
  return url.pathname.replace(/\/$/, '');
}

/** Rewrites the URLs in the content of a WordPress. */
export type WordPressUrlRewriter = UrlRewriter & {
  /** @returns the key ({@link toPageKey}) of the page of the same WordPress that a link leads to; undefined for other links */
  getPageKey(href: string): string | undefined;
};

/**
 * @param wordpress the base URL of the WordPress (WORDPRESS_URL)
 * @param post the post that has the content. `link` is its public URL on the WordPress, whose host differs from WORDPRESS_URL's
 *   if that is an internal one
 * @param known.linked the pages of our site for the post's links to the same WordPress, as far as they are known
 * @param known.sizes sizes of pictures, by their path on our origin
 * @param known.mediaHosts other hosts that have its pictures
 * @param known.pictures receives the pictures that the post names
 */
export function createWordPressUrlRewriter(
  wordpress: URL,
  post: { link?: string; slug: string },
  {
    linked = new Map(),
    sizes = new Map(),
    mediaHosts = new Map(),
    pictures,
  }: {
    linked?: LinkedPages;
    sizes?: ReadonlyMap<string, Size>;
    mediaHosts?: MediaHosts;
    pictures?: KnownPictures;
  } = {},
): WordPressUrlRewriter {
  const home = URL.parse(post.link ?? '', wordpress) ?? new URL(wordpress);
  // Links are resolved against this URL, and must not show WORDPRESS_URL's password to readers.
  home.username = '';
  home.password = '';
  const basePath = getPathname(wordpress);
  const permalink = detectPermalinkShape(getPathname(home), post.slug);
  const isOwn = (url: URL) =>
    /^https?:$/.test(url.protocol) && (url.host === wordpress.host || url.host === home.host);

  function findPicture(src: string): string | undefined {
    const url = parseLinkUrl(src, home);
    if (!url) return;
    if (!isOwn(url)) {
      const isHosted = /^https?:$/.test(url.protocol) && mediaHosts.has(url.host);
      return isHosted ? hostedMediaPath(url.host, decodePath(url.pathname.slice(1))) : undefined;
    }
    const path = url.pathname.startsWith(`${basePath}/`)
      ? url.pathname.slice(basePath.length)
      : url.pathname;
    const encoded = encodeMediaPath(decodePath(path.slice(1)));
    return encoded && mediaPath + encoded;
  }

  function image(src: string): string | undefined {
    const path = findPicture(src);
    if (path) pictures?.set(safeDecodeUriComponent(path.slice(mediaPath.length)), true);
    return path;
  }

  function ownPage(href: string): string | undefined {
    const url = href.startsWith('#') ? undefined : parseLinkUrl(href, home);
    return url && isOwn(url) && !image(href) ? toPageKey(url, basePath) : undefined;
  }

  function resolvePostPath(url: URL, isPost: boolean): string | undefined {
    const path = getPathname(url);
    const slug =
      isPost || normalisePathBeforeSlug(path) === permalink ? path.split('/').at(-1) : undefined;
    return slug ? postPath(safeDecodeUriComponent(slug)) : undefined;
  }

  return {
    rewriteImage: image,
    getImageSize: (src) => sizes.get(src),
    getPageKey: ownPage,
    rewriteLink(href, isPost) {
      if (href.startsWith('#')) return href;
      const url = parseLinkUrl(href, home);
      if (!url || !isOwn(url)) return url?.href;
      const picture = image(href);
      if (picture) return buildLinkedPictureUrl(picture);
      const path = linked.get(toPageKey(url, basePath) ?? '') ?? resolvePostPath(url, isPost);
      return path ? path + toPostFragment(url) : url.href;
    },
  };
}

/** Keeps the URLs of this repository's posts, which are already those of our pages, and drops pictures on other origins. */
export const localUrlRewriter: UrlRewriter = {
  rewriteLink: (href) => href,
  rewriteImage: (src) => (src.startsWith('/') ? src : undefined),
};
