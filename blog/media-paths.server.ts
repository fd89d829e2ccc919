import { LRUCache } from 'lru-cache';
import { mediaPath } from './content-service.ts';

/** The hosts other than WordPress's own that may serve its pictures (WORDPRESS_MEDIA_HOSTS): origins by host. */
export type MediaHosts = ReadonlyMap<string, string>;

/** @param origins for example `https://cdn.example.org` */
export const parseMediaHosts = (origins: readonly string[]): MediaHosts =>
  new Map(origins.map((origin) => [new URL(origin).host, origin]));

/**
 * The pictures that posts name, by the part of their path after `mediaPath`, decoded. Any other path may be invented. Of more than
 * those of thousands of posts, the ones that were named longest ago are forgotten, and looked up like unknown ones.
 */
export type KnownPictures = LRUCache<string, true>;
export const createKnownPictures = (): KnownPictures => new LRUCache({ max: 10_000 });

/** The picture formats that are fetched and shown. SVG isn't one of them, since it can run scripts. */
const pictureFile = /\.(?:avif|gif|jpe?g|png|webp)$/i;
/** Whether a path ends with the extension of a picture format that we serve. */
export const isPictureFile = (path: string) => pictureFile.test(path);

/** Marks the host in the path of a picture on another host. No path of a file in WordPress starts with it. */
const hostPrefix = '@';

/** @returns the path, percent-encoded; undefined when the file is not a picture or the path is unsafe */
function encodePath(path: string): string | undefined {
  const segments = path.split('/');
  const isSafe =
    path.isWellFormed() && segments.every((segment) => !/^\.*$|[\\\p{Cc}]/u.test(segment));
  return isSafe && isPictureFile(path) ? segments.map(encodeURIComponent).join('/') : undefined;
}

/**
 * Encodes the path of a file of WordPress's uploads, themes or plugins.
 *
 * @param path below WORDPRESS_URL, decoded, without a leading slash
 * @returns the path, percent-encoded; undefined when it may not be fetched
 */
export function encodeMediaPath(path: string): string | undefined {
  return path.split('/').slice(0, -1).includes('wp-content') ? encodePath(path) : undefined;
}

/**
 * Returns the path on our site of a picture on one of the other hosts; undefined when it may not be fetched.
 *
 * @param path on that host, decoded, without a leading slash
 */
export function hostedMediaPath(host: string, path: string): string | undefined {
  const encoded = encodePath(path);
  return encoded && `${mediaPath}${hostPrefix}${host}/${encoded}`;
}

/**
 * Returns the URL that a picture is fetched from.
 *
 * @param path the part after `mediaPath` of its path on our site, decoded
 * @param base WORDPRESS_URL with a trailing slash
 * @returns undefined when it may not be fetched
 */
export function resolveMediaUrl(path: string, base: URL, hosts: MediaHosts): URL | undefined {
  const [first = '', ...rest] = path.split('/');
  const origin = first.startsWith(hostPrefix)
    ? hosts.get(first.slice(hostPrefix.length))
    : undefined;
  const encoded = origin ? encodePath(rest.join('/')) : encodeMediaPath(path);
  return encoded ? new URL(encoded, origin ?? base) : undefined;
}
