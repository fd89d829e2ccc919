import type { Settings } from '#server/config/settings.ts';
import type { Log } from '#server/observability/log.ts';
import { cachedService, type RememberingService } from './cache.server.ts';
import { openKeptFiles } from './kept-files.server.ts';
import { localPostFiles } from './local-post-files.server.ts';
import { localPostsService, type ResolveIllustration } from './local-posts.server.ts';
import { usualTimes } from './memory.server.ts';
import { wordpressService } from './wordpress.server.ts';

/** The part of the server's log that the blog and its pages write to. */
export type BlogLog = Pick<Log, 'warn' | 'error'>;

type ContentSettings = Pick<
  Settings,
  | 'WORDPRESS_URL'
  | 'WORDPRESS_FRESH_SECONDS'
  | 'WORDPRESS_MEDIA_HOSTS'
  | 'MEDIA_FOLDER'
  | 'MEDIA_MEGABYTES'
>;

function openFiles({ MEDIA_FOLDER, MEDIA_MEGABYTES }: ContentSettings, log: BlogLog) {
  try {
    return openKeptFiles(MEDIA_FOLDER, MEDIA_MEGABYTES * 1_000_000);
  } catch (error) {
    log.warn({ reason: String(error) }, 'pictures of posts are not kept: is MEDIA_FOLDER right?');
    return undefined;
  }
}

/**
 * The content service that the settings ask for: the WordPress at WORDPRESS_URL, or the posts of
 * this repository (requirements, "External parts"). Open it once for the process: it holds the
 * cache. It makes no request before it is asked for something.
 */
export function openContentService(
  settings: ContentSettings,
  log: BlogLog,
  resolveIllustration: ResolveIllustration,
): RememberingService {
  const source = settings.WORDPRESS_URL
    ? wordpressService(settings.WORDPRESS_URL, log, {
        files: openFiles(settings, log),
        mediaHosts: settings.WORDPRESS_MEDIA_HOSTS,
      })
    : localPostsService(localPostFiles, resolveIllustration);
  return cachedService(source, {
    ...usualTimes,
    fresh: settings.WORDPRESS_FRESH_SECONDS * 1000,
  });
}
