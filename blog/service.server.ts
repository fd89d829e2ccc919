import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { cachedService } from './cache.server.ts';
import type { ContentService } from './content-service.ts';
import { localPostFiles } from './local-post-files.server.ts';
import { localPostsService, type ResolveIllustration } from './local-posts.server.ts';
import { wordpressService } from './wordpress.server.ts';

/** The part of the server's log that the blog and its pages write to. */
export type BlogLog = Pick<Log, 'warn' | 'error'>;

/**
 * The content service that the settings ask for: the WordPress at WORDPRESS_URL, or the posts of
 * this repository (requirements, "External parts"). Open it once for the process: it holds the
 * cache. It makes no request before it is asked for something.
 */
export function openContentService(
  settings: Pick<Settings, 'WORDPRESS_URL'>,
  log: BlogLog,
  resolveIllustration: ResolveIllustration,
): ContentService {
  const source = settings.WORDPRESS_URL
    ? wordpressService(settings.WORDPRESS_URL, log)
    : localPostsService(localPostFiles, resolveIllustration);
  return cachedService(source);
}
