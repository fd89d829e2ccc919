import { mediaPath } from './content-service.ts';

/** The hosts beside WordPress's own that its pictures may lie on (WORDPRESS_MEDIA_HOSTS): from a host to its origin. */
export type MediaHosts = ReadonlyMap<string, string>;

/** @param origins as `https://cdn.example.org` */
export const parseMediaHosts = (origins: readonly string[]): MediaHosts =>
  new Map(origins.map((origin) => [new URL(origin).host, origin]));

/** Formats that can't run script, as `media.server.ts` serves them. SVG can. */
const pictureFile = /\.(?:avif|gif|jpe?g|png|webp)$/i;
export const isPictureFile = (path: string) => pictureFile.test(path);

/** Stands before the host in the path of a picture of another one: no file of WordPress begins with it. */
const hostPrefix = '@';

/** @returns the path, percent-encoded, or undefined when its file is no picture or may not be asked for */
function encodePath(path: string): string | undefined {
  const segments = path.split('/');
  const isSafe =
    path.isWellFormed() && segments.every((segment) => !/^\.*$|[\\\p{Cc}]/u.test(segment));
  return isSafe && isPictureFile(path) ? segments.map(encodeURIComponent).join('/') : undefined;
}

/**
 * A file of WordPress's uploads, themes or plugins, as a path below its base address.
 *
 * @param path decoded; without a leading slash
 * @returns the path, percent-encoded, or undefined when it may not be asked for
 */
export function encodeMediaPath(path: string): string | undefined {
  return path.split('/').slice(0, -1).includes('wp-content') ? encodePath(path) : undefined;
}

/**
 * The address on our site of a picture on one of the other hosts.
 *
 * @param path decoded; without a leading slash
 */
export function hostedMediaPath(host: string, path: string): string | undefined {
  const encoded = encodePath(path);
  return encoded && `${mediaPath}${hostPrefix}${host}/${encoded}`;
}

/**
 * Where a picture is fetched from.
 *
 * @param path what follows `mediaPath` in its address on our site, decoded
 * @param base WORDPRESS_URL with a closing slash
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
