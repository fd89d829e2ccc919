import type { Settings } from '#server/config/settings.ts';
import type { Log } from '#server/observability/log.ts';
import { type CachedContentService, createCachedService } from './cached-service.server.ts';
import { createDiskCache } from './disk-cache.server.ts';
import { localPostFiles } from './local-post-files.server.ts';
import { createLocalPostsService, type ResolveIllustration } from './local-posts.server.ts';
import { defaultCacheTimes } from './swr-cache.server.ts';
import { createWordPressService } from './wordpress.server.ts';

/** The methods of the server's log that the blog and its pages use. */
export type BlogLog = Pick<Log, 'warn' | 'error'>;

type ContentSettings = Pick<
  Settings,
  | 'WORDPRESS_URL'
  | 'WORDPRESS_FRESH_SECONDS'
  | 'WORDPRESS_MEDIA_HOSTS'
  | 'MEDIA_FOLDER'
  | 'MEDIA_MEGABYTES'
>;

function createPictureCache({ MEDIA_FOLDER, MEDIA_MEGABYTES }: ContentSettings, log: BlogLog) {
  try {
    return createDiskCache(MEDIA_FOLDER, MEDIA_MEGABYTES * 1_000_000);
  } catch (error) {
    log.warn({ reason: String(error) }, 'pictures of posts are not kept: is MEDIA_FOLDER right?');
    return undefined;
  }
}

/**
 * Creates the content service that the settings select: the WordPress at WORDPRESS_URL, or the posts of this repository
 * (requirements, "External parts"). Create one for the process, since it has the cache. It makes no request until it is used.
 */
export function createContentService(
  settings: ContentSettings,
  log: BlogLog,
  resolveIllustration: ResolveIllustration,
): CachedContentService {
  const source = settings.WORDPRESS_URL
    ? createWordPressService(settings.WORDPRESS_URL, log, {
        pictureCache: createPictureCache(settings, log),
        mediaHosts: settings.WORDPRESS_MEDIA_HOSTS,
      })
    : createLocalPostsService(localPostFiles, resolveIllustration);
  return createCachedService(source, {
    ...defaultCacheTimes,
    freshMs: settings.WORDPRESS_FRESH_SECONDS * 1000,
  });
}
