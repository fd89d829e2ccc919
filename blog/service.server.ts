import { join } from 'node:path';
import type { Log } from '#common/log.ts';
import { type CachedContentService, createCachedService } from './cached-service.server.ts';
import type { ContentService, PostLanguage } from './content-service.ts';
import { createDiskCache } from './disk-cache.server.ts';
import { bengaliPostFiles, localPostFiles } from './local-post-files.server.ts';
import { createLocalPostsService, type ResolveIllustration } from './local-posts.server.ts';
import { createKnownPictures } from './media-paths.server.ts';
import { createStoredResponses } from './stored-responses.server.ts';
import { defaultCacheTimes } from './swr-cache.server.ts';
import { createWordPressService } from './wordpress.server.ts';

/** The methods of the server's log that the blog and its pages use. */
export type BlogLog = Pick<Log, 'warn' | 'error'>;

/** Where the posts come from, and what is kept of them. */
type ContentOptions = {
  /** If omitted, the posts of this repository are served. */
  wordpressUrl?: string | undefined;
  /** The language code of its Bengali posts, if it has any. */
  bengaliCode?: string | undefined;
  /** How long its answers are shown without asking it again. */
  freshSeconds: number;
  /** Other origins that have its pictures. */
  mediaHosts?: string[] | undefined;
  /** Where its pictures and last answers are kept. */
  mediaFolder: string;
  /** How large the pictures may grow together. */
  mediaMegabytes: number;
};

/** The largest size of WordPress's last answers on the disk: 500 posts, with lists, take a tenth of it. */
const maxStoredBytes = 64_000_000;

/** Opens what is kept on the disk: WordPress's pictures and, in a folder below, its answers. */
function openCaches({ mediaFolder, mediaMegabytes }: ContentOptions, log: BlogLog) {
  try {
    const pictureCache = createDiskCache(mediaFolder, mediaMegabytes * 1_000_000);
    const answers = createDiskCache(join(mediaFolder, 'answers'), maxStoredBytes);
    const storedResponses = createStoredResponses(answers, defaultCacheTimes.staleIfErrorMs);
    return { pictureCache, storedResponses };
  } catch (error) {
    log.warn({ reason: String(error) }, 'pictures of posts are not kept: is MEDIA_FOLDER right?');
    return {};
  }
}

/** The stored responses are read when WordPress has failed, which the log has then. */
const silentLog: BlogLog = { warn() {}, error() {} };

/** Lookups of posts, lists or pictures in WordPress that may not exist: invented addresses must not wear it out. */
const lookupsPerMinute = 60;

/** The language code of the English posts in a WordPress with posts in two languages. Polylang and WPML both use it. */
const englishCode = 'en';

/**
 * Creates the content service that the options select for each language: a WordPress, or the posts of this
 * repository (requirements, "External parts"). A WordPress without posts in Bengali serves its posts for both languages. Call
 * this once in a process, since the services have the caches. They make no request until they are used.
 */
export function createContentServices(
  options: ContentOptions,
  log: BlogLog,
  resolveIllustration: ResolveIllustration,
): Record<PostLanguage, CachedContentService> {
  const { wordpressUrl: url, bengaliCode, mediaHosts } = options;
  const cache = (source: ContentService, stored?: Parameters<typeof createCachedService>[3]) =>
    createCachedService(
      source,
      { ...defaultCacheTimes, freshMs: options.freshSeconds * 1000 },
      url ? lookupsPerMinute : undefined,
      stored,
    );
  if (!url) {
    return {
      en: cache(createLocalPostsService(localPostFiles, resolveIllustration, 'en')),
      bn: cache(createLocalPostsService(bengaliPostFiles, resolveIllustration, 'bn')),
    };
  }
  const { pictureCache, storedResponses } = openCaches(options, log);
  const knownPictures = createKnownPictures();
  const createSource = (languageCode?: string, language?: PostLanguage) => {
    const sourceOptions = {
      pictureCache,
      knownPictures,
      lookupsPerMinute,
      mediaHosts,
      languageCode,
      language,
    };
    return cache(
      createWordPressService(url, log, { ...sourceOptions, storedResponses }),
      storedResponses && {
        service: createWordPressService(url, silentLog, {
          ...sourceOptions,
          send: storedResponses.read,
        }),
        clear: storedResponses.clear,
      },
    );
  };
  if (bengaliCode) return { en: createSource(englishCode), bn: createSource(bengaliCode, 'bn') };
  const only = createSource();
  return { en: only, bn: only };
}
