import { setTimeout } from 'node:timers/promises';
import type { Document } from 'domhandler';
import type { Log } from '#common/log.ts';
import type { PostLanguage } from './content-service.ts';
import { mediaPath, type Post, type PostImage, type PostSummary } from './content-service.ts';
import { ContentServiceError } from './content-service-error.ts';
import { parseContent } from './content-tree.server.ts';
import { startRenderDeadline } from './deadline.server.ts';
import { findLinkedPages } from './linked-pages.server.ts';
import { findPicturesWithoutSize } from './markup-images.server.ts';
import { isPictureFile, type KnownPictures, type MediaHosts } from './media-paths.server.ts';
import type { PictureResizer } from './picture-resizer.server.ts';
import { buildPictureSources, defaultWidth } from './picture-widths.ts';
import { maxDescriptionLength, truncate } from './plain-text.server.ts';
import { type SourcePost, toPost, toSummary } from './post.server.ts';
import {
  createWordPressUrlRewriter,
  type LinkedPages,
  type Size,
  safeDecodeUriComponent,
} from './url-rewriter.server.ts';
import type { WordPressClient } from './wordpress-client.server.ts';
import { type WordPressPost, wordpressMediaSchema } from './wordpress-schemas.server.ts';

/** How long a post waits for the targets of its links, and for the sizes of its pictures, in milliseconds. */
const extrasTimeoutMs = 1_000;
const maxMeasuredPictures = 100;
const maxConcurrentMeasurements = 4;
/** Limits the log lines, since authors can use any number of hosts. */
const maxUnlistedHosts = 20;

/**
 * Handles the daylight saving time of 2009, which old posts may fall into. common/dhaka-time.ts doesn't, since it is sent to
 * browsers. 'sv-SE' formats date and time as in ISO 8601, except for the space between them.
 */
const isoInDhaka = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Converts posts of WordPress's REST API into the posts of our pages. */
type WordPressPostRenderer = {
  toSummary(post: WordPressPost): PostSummary;
  /** @throws ContentServiceError `invalid` when the content can't be rendered; logs it, too */
  render(post: WordPressPost): Promise<Post>;
};

/**
 * @param moment in UTC, as `2026-11-05T20:00:00Z`
 * @returns date and time in Dhaka without an offset, as `2026-11-06T02:00:00`
 * @throws RangeError when `moment` is not a valid date
 */
const toDhakaIsoTime = (moment: string): string =>
  isoInDhaka.format(Date.parse(moment)).replace(' ', 'T');

function scaleToDefaultWidth({ width, height }: Size): Size {
  const scale = Math.min(1, defaultWidth / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the fallback if the value isn't there in time or fails, since a post can be shown without the value. */
function withTimeout<Value>(value: Promise<Value>, fallback: Value): Promise<Value> {
  const timeout = setTimeout(extrasTimeoutMs, fallback, { ref: false });
  return Promise.race([value.catch(() => fallback), timeout]);
}

/**
 * @param base WORDPRESS_URL with a trailing slash
 * @param options.mediaHosts other hosts that have its pictures
 * @param options.client finds the pages that links in a post lead to
 * @param options.language of our own words in the posts
 * @param options.knownPictures receives the pictures that posts name
 * @param options.pictures measures pictures whose size a post doesn't state
 */
export function createWordPressPostRenderer(
  base: URL,
  log: Pick<Log, 'warn' | 'error'>,
  {
    mediaHosts,
    client,
    knownPictures,
    pictures,
    language,
  }: {
    mediaHosts: MediaHosts;
    client: WordPressClient;
    knownPictures: KnownPictures;
    pictures: Pick<PictureResizer, 'getSize'>;
    language: PostLanguage;
  },
): WordPressPostRenderer {
  const unlistedHosts = new Set<string>();

  const createUrlRewriter = (
    post: WordPressPost,
    known: { linked?: LinkedPages; sizes?: ReadonlyMap<string, Size> } = {},
  ) => createWordPressUrlRewriter(base, post, { ...known, mediaHosts, pictures: knownPictures });

  /**
   * Converts a post's featured picture into URLs on our origin.
   *
   * @returns undefined when there is none, it was deleted, is not a picture (PDF), can carry scripts (SVG), or is on a host that
   *   the settings don't allow
   */
  function toFeaturedImage(post: WordPressPost): PostImage | undefined {
    const [embedded] = post._embedded?.['wp:featuredmedia'] ?? [];
    const { data: media } = wordpressMediaSchema.safeParse(embedded);
    if (!media) return;
    const path = createUrlRewriter(post).rewriteImage(media.source_url);
    if (!path) return logIfUnlisted(media.source_url, post);
    const { width, height } = media.media_details;
    return {
      ...buildPictureSources(path, width),
      description: truncate(media.alt_text.trim(), maxDescriptionLength),
      ...(width && height && scaleToDefaultWidth({ width, height })),
    };
  }

  /** Logs each host once whose pictures are left out because it isn't in WORDPRESS_MEDIA_HOSTS. */
  function logIfUnlisted(src: string, { link }: WordPressPost): undefined {
    const url = URL.parse(src);
    if (!url || !isPictureFile(url.pathname)) return;
    const { host } = url;
    const isOwn = host === base.host || host === URL.parse(link ?? '')?.host;
    if (isOwn || unlistedHosts.has(host) || unlistedHosts.size >= maxUnlistedHosts) return;
    unlistedHosts.add(host);
    log.warn({ host }, 'picture of a post lies on another host: is it in WORDPRESS_MEDIA_HOSTS?');
  }

  /** Measures pictures whose size the content doesn't state. Those that take too long are in the cache the next time. */
  async function measurePictures(
    post: WordPressPost,
    tree: Document,
  ): Promise<ReadonlyMap<string, Size>> {
    const paths = findPicturesWithoutSize(tree, createUrlRewriter(post));
    const remaining = new Set(paths.slice(0, maxMeasuredPictures)).values();
    const sizes = new Map<string, Size>();
    async function measureRemaining() {
      for (const path of remaining) {
        const size = await pictures.getSize(safeDecodeUriComponent(path.slice(mediaPath.length)));
        if (size) sizes.set(path, size);
      }
    }
    const measurements = Array.from({ length: maxConcurrentMeasurements }, measureRemaining);
    await withTimeout(Promise.all(measurements), []);
    return sizes;
  }

  function toSource(post: WordPressPost): SourcePost {
    const image = toFeaturedImage(post);
    const publishedAt = post.date_gmt && `${post.date_gmt}Z`;
    return {
      id: post.id,
      slug: safeDecodeUriComponent(post.slug),
      // WordPress's own date is in the time zone of its settings.
      date: publishedAt ? toDhakaIsoTime(publishedAt) : post.date,
      ...(publishedAt && { publishedAt }),
      ...(post.date && { sortedBy: post.date }),
      title: post.title.rendered,
      excerpt: post.excerpt.rendered,
      content: post.content.rendered,
      categoryIds: post.categories,
      ...(post.link && { link: post.link }),
      ...(image && { image }),
    };
  }

  return {
    toSummary: (post) => toSummary(toSource(post), language),

    async render(post) {
      const tree = parseContent(post.content.rendered);
      const [linked, sizes] = await Promise.all([
        withTimeout(findLinkedPages(tree, createUrlRewriter(post), client), new Map()),
        measurePictures(post, tree),
      ]);
      const isLate = startRenderDeadline(() =>
        log.warn(
          { id: post.id },
          'post takes too long to be rendered: readers get its words alone',
        ),
      );
      const urlRewriter = createUrlRewriter(post, { linked, sizes });
      try {
        return toPost(toSource(post), urlRewriter, language, { tree, isLate });
      } catch (error) {
        log.error({ id: post.id, detail: String(error) }, 'post cannot be rendered');
        throw new ContentServiceError('invalid', 'post cannot be rendered', { cause: error });
      }
    },
  };
}
