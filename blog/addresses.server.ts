import { mediaPath, postPath } from './content-service.ts';
import { type LinkedPages, pageKey } from './linked-pages.server.ts';
import { encodeMediaPath, hostedMediaPath, type MediaHosts } from './media-address.server.ts';

/** Turns the addresses in a post's content into addresses for our pages. */
export type Addresses = {
  /**
   * @param href as written in the content
   * @param isPost true when the markup says that the link leads to a post of the same service
   * @returns undefined when the link can't be used
   */
  link(href: string, isPost: boolean): string | undefined;
  /** @returns undefined when the picture is not on our origin and can't be served from it */
  image(src: string): string | undefined;
  /** @returns a picture's own size in pixels, as far as it is known; `src` as {@link image} gives it */
  size?(src: string): Size | undefined;
};

export type Size = { width: number; height: number };

/** Percent-decodes, or gives the text back as it is when it isn't valid percent-encoding. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const decodePath = (path: string) => path.split('/').map(decode).join('/');

function parse(address: string, base: URL): URL | undefined {
  const url = URL.parse(address.trim(), base);
  return url && ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url : undefined;
}

/** All but the last segment of a path, with its numbers (a date, an id) made alike. */
function shapeBeforeSlug(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1).replace(/\d+/g, '0');
}

/**
 * What stands before the slug in this WordPress's addresses of posts, told from one of them:
 * `/2026/11/05/slug` gives `/0/0/0/`. With plain `/slug/` addresses pages look the same as posts:
 * undefined.
 */
function permalinkShape(path: string, slug: string): string | undefined {
  const shape = shapeBeforeSlug(path);
  return shape !== '/' && decode(path.slice(path.lastIndexOf('/') + 1)) === decode(slug)
    ? shape
    : undefined;
}

function pathOf(url: URL): string {
  return url.pathname.replace(/\/$/, '');
}

/** Addresses of a WordPress, and what its links to itself may lead to. */
export type WordPressAddresses = Addresses & {
  /** @returns what tells the page of the same WordPress that a link leads to; undefined for other links */
  ownPage(href: string): string | undefined;
};

/**
 * @param wordpress the base address of the WordPress (WORDPRESS_URL)
 * @param post the post whose content it is: `link` is its public address on the WordPress, whose
 *   host may differ from WORDPRESS_URL's when that is an internal one
 * @param known.linked the pages that its links to the same WordPress mean, as far as they are known
 * @param known.sizes of pictures, by their address on our origin
 * @param known.mediaHosts other hosts that have its pictures
 */
export function wordpressAddresses(
  wordpress: URL,
  post: { link?: string; slug: string },
  {
    linked = new Map(),
    sizes = new Map(),
    mediaHosts = new Map(),
  }: { linked?: LinkedPages; sizes?: ReadonlyMap<string, Size>; mediaHosts?: MediaHosts } = {},
): WordPressAddresses {
  const home = URL.parse(post.link ?? '', wordpress) ?? new URL(wordpress);
  // What is resolved against it must not carry WORDPRESS_URL's password to readers.
  home.username = '';
  home.password = '';
  const basePath = pathOf(wordpress);
  const permalink = permalinkShape(pathOf(home), post.slug);
  const isOwn = (url: URL) =>
    /^https?:$/.test(url.protocol) && (url.host === wordpress.host || url.host === home.host);

  function image(src: string): string | undefined {
    const url = parse(src, home);
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

  function ownPage(href: string): string | undefined {
    const url = href.startsWith('#') ? undefined : parse(href, home);
    return url && isOwn(url) && !image(href) ? pageKey(url, basePath) : undefined;
  }

  function ownPost(url: URL, isPost: boolean): string | undefined {
    const path = pathOf(url);
    const slug = isPost || shapeBeforeSlug(path) === permalink ? path.split('/').at(-1) : undefined;
    return slug ? postPath(decode(slug)) : undefined;
  }

  return {
    image,
    size: (src) => sizes.get(src),
    ownPage,
    link(href, isPost) {
      if (href.startsWith('#')) return href;
      const url = parse(href, home);
      if (!url || !isOwn(url)) return url?.href;
      return (
        image(href) ?? linked.get(pageKey(url, basePath) ?? '') ?? ownPost(url, isPost) ?? url.href
      );
    },
  };
}

/** For the posts of this repository: their addresses are our own already, or other sites'. */
export const localAddresses: Addresses = {
  link: (href) => href,
  image: (src) => (src.startsWith('/') ? src : undefined),
};
