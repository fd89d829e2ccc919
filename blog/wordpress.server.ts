import { setTimeout } from 'node:timers/promises';
import type { Log } from '#server/observability/log.ts';
import {
  type ContentHealth,
  type ContentService,
  categoryPath,
  mediaPath,
  type Post,
  type PostSitemapEntry,
  type PostSummary,
  pageSize,
  postPath,
} from './content-service.ts';
import { ContentServiceError } from './content-service-error.ts';
import { toDhakaTime } from './dhaka-time.server.ts';
import type { DiskCache } from './disk-cache.server.ts';
import { flatten } from './flatten.server.ts';
import {
  extractLinks,
  findLinkedPages,
  type LinkedPages,
  type LinkTargetSource,
} from './linked-pages.server.ts';
import { findPicturesWithoutSize } from './markup.server.ts';
import { createMediaProxy } from './media.server.ts';
import { isPictureFile, parseMediaHosts } from './media-paths.server.ts';
import { createPictureResizer } from './picture-resizer.server.ts';
import { maxTitleLength, toPlainText, truncate } from './plain-text.server.ts';
import { type SourcePost, toPost, toSummary } from './post.server.ts';
import { normaliseSlug } from './slug.server.ts';
import { createUnlistedHostLogger } from './unlisted-hosts.server.ts';
import {
  createWordPressUrlRewriter,
  type Size,
  safeDecodeUriComponent,
} from './url-rewriter.server.ts';
import { parseFeaturedImage } from './wordpress-image.server.ts';
import { fetchWordPress } from './wordpress-request.server.ts';
import {
  type WordPressPost,
  wordpressCategorySchema,
  wordpressCategoryTargetSchema,
  wordpressMediaSchema,
  wordpressPostSchema,
  wordpressPostTargetSchema,
  wordpressSitemapPostSchema,
} from './wordpress-schemas.server.ts';

const maxCategories = 100;
/** In bytes; of their answers only id, name, number of posts and address are asked for, some 200 bytes each. */
const maxCategoryBytes = 250_000;
/** The most that WordPress gives at once, and pages of it: as many addresses as a sitemap may have. */
const sitemapPageSize = 100;
const maxSitemapPages = 500;
/** In milliseconds: how long a post waits for what its links mean, and for the size of its pictures. */
const extrasTimeoutMs = 1_000;
const maxMeasuredPictures = 100;
const maxConcurrentMeasurements = 4;
/** `_embedded` comes only where `_fields` names the links that are embedded. */
const listFields = 'id,slug,date,date_gmt,link,title,excerpt,categories,_links.wp:featuredmedia';
const postFields = `${listFields},content,_links.author`;

type WordPressOptions = {
  /** In milliseconds. */
  timeoutMs?: number;
  /** Nine posts whose featured pictures were all deleted come to 1.5 MB. */
  maxBytes?: number;
  /** Where pictures are kept in their widths; without, they are passed on as they come. */
  pictureCache?: DiskCache | undefined;
  /** Origins of other hosts that have its pictures. */
  mediaHosts?: readonly string[] | undefined;
};

type RestQuery<Entry> = {
  resource: 'categories' | 'posts';
  parameters: Record<string, string>;
  /** Reads an entry of the list that comes back; throws on one that can't be read. */
  parseEntry: (entry: unknown) => Entry;
  /** Status 400 is the end of the pages (requirements 8), and not a failure. */
  is400EndOfPages?: boolean;
  /** An entry that can't be read is a failure, and not just left out. */
  isEachEntryRequired?: boolean;
  /** An empty list is a failure. */
  isNonEmptyRequired?: boolean;
};

type RestResult<Entry> = {
  headers: Headers;
  entries: Entry[];
  /** Also those that can't be read. */
  count: number;
};

/** `X-WP-…` headers are whole numbers; a proxy may have dropped them. */
function parseCountHeader(headers: Headers, name: string): number | undefined {
  const value = headers.get(name);
  return value && /^\d+$/.test(value) ? Number(value) : undefined;
}

/**
 * Content service of a WordPress (requirements 7 and 8).
 *
 * Posts behind a password are left out of lists and not found by their slug: WordPress gives
 * neither their excerpt nor their content, and we have no way to ask for the password. A page of
 * the list can then hold fewer than nine.
 *
 * @param baseUrl WORDPRESS_URL; may have a path, a user name and a password
 * @param log gets one line for each failed request and each post that can't be read
 */
export function createWordPressService(
  baseUrl: string,
  log: Pick<Log, 'warn' | 'error'>,
  { timeoutMs = 8_000, maxBytes = 4_000_000, pictureCache, mediaHosts = [] }: WordPressOptions = {},
): ContentService {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  const hosts = parseMediaHosts(mediaHosts);
  const original = createMediaProxy(base, log, { hosts });
  const pictures = pictureCache && createPictureResizer(original, pictureCache, log);
  let health: ContentHealth = { source: 'wordpress', ok: true };
  const logUnlistedHost = createUnlistedHostLogger(log);
  let requests = 0;
  let latestAnswered = 0;

  /** A request that fails late says nothing of a service that has answered a newer one. */
  function report(request: number, ok: boolean) {
    if (request < latestAnswered) return;
    latestAnswered = request;
    health = { source: 'wordpress', ok };
  }

  function toEntries<Entry>(body: Uint8Array<ArrayBuffer>, question: RestQuery<Entry>) {
    const json: unknown = JSON.parse(new TextDecoder().decode(body));
    if (!Array.isArray(json)) throw new ContentServiceError('invalid', 'not a list');
    const entries = readEach(json, question.parseEntry);
    const enough = question.isEachEntryRequired ? json.length : Math.min(json.length, 1);
    if (entries.length < enough) throw new ContentServiceError('invalid', 'unreadable entries');
    if (question.isNonEmptyRequired && json.length === 0) {
      throw new ContentServiceError('invalid', 'an empty list');
    }
    return { entries, count: json.length };
  }

  async function get<Entry>(question: RestQuery<Entry>): Promise<RestResult<Entry>> {
    const { resource, parameters, is400EndOfPages } = question;
    requests += 1;
    const request = requests;
    const query = new URLSearchParams(parameters);
    const address = new URL(`wp-json/wp/v2/${resource}?${query}`, base);
    try {
      const { status, headers, body } = await fetchWordPress(address, 'application/json', {
        timeoutMs,
        maxBytes: resource === 'categories' ? Math.min(maxBytes, maxCategoryBytes) : maxBytes,
      });
      const isEnd = status === 400 && is400EndOfPages;
      if (status !== 200 && !isEnd) {
        throw new ContentServiceError('status', `status ${status}`, { status });
      }
      const answer = isEnd ? { entries: [], count: 0 } : toEntries(body, question);
      report(request, true);
      return { headers, ...answer };
    } catch (error) {
      const failure =
        error instanceof ContentServiceError
          ? error
          : new ContentServiceError('invalid', 'not JSON', { cause: error });
      report(request, false);
      log.error(
        { resource, reason: failure.reason, detail: failure.message },
        'content service failed',
      );
      throw failure;
    }
  }

  /** Leaves out what can't be read: one bad entry must not take the list down. */
  function readEach<Output>(json: unknown[], read: (entry: unknown) => Output): Output[] {
    return json.flatMap((entry) => {
      try {
        return [read(entry)];
      } catch (error) {
        const id = (entry as { id?: unknown } | null)?.id;
        const detail = error instanceof Error ? error.message : String(error);
        log.warn({ id, detail }, 'content service gave an entry that cannot be read');
        return [];
      }
    });
  }

  const directory: LinkTargetSource = {
    async posts(wanted) {
      const { entries } = await get({
        resource: 'posts',
        parameters: {
          ...('slugs' in wanted
            ? { slug: wanted.slugs.join(',') }
            : { include: wanted.ids.join(',') }),
          per_page: '100',
          _fields: 'id,slug,link,content.protected',
        },
        parseEntry: (entry) => wordpressPostTargetSchema.parse(entry),
      });
      return entries
        .filter(({ content }) => !content.protected)
        .map((post) => ({
          id: post.id,
          url: post.link,
          path: postPath(safeDecodeUriComponent(post.slug)),
        }));
    },
    async categories() {
      const { entries } = await get({
        resource: 'categories',
        parameters: { per_page: String(maxCategories), _fields: 'id,count,link' },
        parseEntry: (entry) => wordpressCategoryTargetSchema.parse(entry),
      });
      return entries
        .filter(({ count }) => count > 0)
        .map(({ id, link }) => ({ id, url: link, path: categoryPath(id) }));
    },
  };

  const createUrlRewriter = (
    post: WordPressPost,
    known: { linked?: LinkedPages; sizes?: ReadonlyMap<string, Size> } = {},
  ) => createWordPressUrlRewriter(base, post, { ...known, mediaHosts: hosts });

  function reportHost(media: unknown, { link }: WordPressPost) {
    const url = URL.parse(wordpressMediaSchema.safeParse(media).data?.source_url ?? '');
    const isOther = url && ![base.host, URL.parse(link ?? '')?.host].includes(url.host);
    if (isOther && isPictureFile(url.pathname)) logUnlistedHost(url.host);
  }

  async function linkedPages(post: WordPressPost): Promise<LinkedPages> {
    const { getPageKey } = createUrlRewriter(post);
    const keys = new Set(
      extractLinks(post.content.rendered).flatMap((href) => getPageKey(href) ?? []),
    );
    return findLinkedPages([...keys], directory, getPageKey);
  }

  /** What is worth a moment, and no more: a post is shown without it, too. */
  function withTimeout<Value>(answer: Promise<Value>, otherwise: Value): Promise<Value> {
    const late = setTimeout(extrasTimeoutMs, otherwise, { ref: false });
    return Promise.race([answer.catch(() => otherwise), late]);
  }

  /** Of pictures whose size the content doesn't say, those that can be had in time; the others are at hand the next time. */
  async function pictureSizes(post: WordPressPost): Promise<ReadonlyMap<string, Size>> {
    const wanted = findPicturesWithoutSize(post.content.rendered, createUrlRewriter(post));
    const rest = new Set(wanted.slice(0, maxMeasuredPictures)).values();
    const sizes = new Map<string, Size>();
    async function measure() {
      for (const source of rest) {
        const size = await pictures?.getSize(
          safeDecodeUriComponent(source.slice(mediaPath.length)),
        );
        if (size) sizes.set(source, size);
      }
    }
    await withTimeout(Promise.all(Array.from({ length: maxConcurrentMeasurements }, measure)), []);
    return sizes;
  }

  function toSource(post: WordPressPost): SourcePost {
    const media = post._embedded?.['wp:featuredmedia'][0];
    const image = parseFeaturedImage(media, createUrlRewriter(post));
    if (!image) reportHost(media, post);
    const publishedAt = post.date_gmt && `${post.date_gmt}Z`;
    return {
      id: post.id,
      slug: safeDecodeUriComponent(post.slug),
      // Its own is in the time zone that somebody set in WordPress.
      date: publishedAt ? toDhakaTime(publishedAt) : post.date,
      ...(publishedAt && { publishedAt }),
      sortedBy: post.date,
      title: post.title.rendered,
      excerpt: post.excerpt.rendered,
      content: post.content.rendered,
      categoryIds: post.categories,
      ...(image && { image }),
    };
  }

  async function render({ content, ...rest }: WordPressPost): Promise<Post> {
    // Before anything else reads it: that takes the square of its depth.
    const post = { ...rest, content: { ...content, rendered: flatten(content.rendered) } };
    const [linked, sizes] = await Promise.all([
      withTimeout(linkedPages(post), new Map()),
      pictureSizes(post),
    ]);
    try {
      return toPost(toSource(post), createUrlRewriter(post, { linked, sizes }));
    } catch (error) {
      log.error({ id: post.id, detail: String(error) }, 'post cannot be rendered');
      throw new ContentServiceError('invalid', 'post cannot be rendered', { cause: error });
    }
  }

  function isPublic(post: WordPressPost): boolean {
    return !post.excerpt.protected && !post.content.protected;
  }

  /** The nearest post before or after another; one behind a password is passed over. */
  async function nearest(
    { id, sortedBy }: PostSummary,
    { side, order }: { side: 'before' | 'after'; order: 'desc' | 'asc' },
  ): Promise<PostSummary | undefined> {
    if (!sortedBy) return;
    const { entries } = await get({
      resource: 'posts',
      parameters: {
        [side]: sortedBy,
        order,
        per_page: '3',
        _embed: 'wp:featuredmedia',
        _fields: listFields,
      },
      parseEntry: (entry) => wordpressPostSchema.parse(entry),
    });
    const post = entries.find((candidate) => candidate.id !== id && isPublic(candidate));
    return post && toSummary(toSource(post));
  }

  return {
    async categories() {
      const { entries } = await get({
        resource: 'categories',
        parameters: { per_page: String(maxCategories), _fields: 'id,name,count' },
        parseEntry: (entry) => wordpressCategorySchema.parse(entry),
      });
      return entries
        .filter((category) => category.count > 0)
        .map((category) => ({
          ...category,
          name: truncate(toPlainText(category.name), maxTitleLength),
        }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    },

    async posts({ page, categoryId, hadPosts = false }) {
      const isAll = categoryId === undefined;
      const { headers, entries, count } = await get({
        resource: 'posts',
        parameters: {
          page: String(page),
          per_page: String(pageSize),
          ...(!isAll && { categories: String(categoryId) }),
          _embed: 'wp:featuredmedia',
          _fields: listFields,
        },
        parseEntry: (entry) => wordpressPostSchema.parse(entry),
        // A category may have lost its last post, but the blog does not lose all of them.
        is400EndOfPages: page > 1 || !hadPosts,
        isNonEmptyRequired: page === 1 && isAll && hadPosts,
      });
      const pages = parseCountHeader(headers, 'x-wp-totalpages');
      return {
        posts: entries.filter(isPublic).map((post) => toSummary(toSource(post))),
        hasMore: count > 0 && (pages === undefined ? count === pageSize : page < pages),
        page,
        ...(pages !== undefined && { pages }),
      };
    },

    async sitemapEntries() {
      const addresses: PostSitemapEntry[] = [];
      for (let page = 1, pages = 1; page <= Math.min(pages, maxSitemapPages); page += 1) {
        const { headers, entries } = await get({
          resource: 'posts',
          parameters: {
            page: String(page),
            per_page: String(sitemapPageSize),
            _fields: 'slug,date_gmt,modified_gmt,content.protected',
          },
          parseEntry: (entry) => wordpressSitemapPostSchema.parse(entry),
          // A post that was taken back meanwhile may have been the only one of the last page.
          is400EndOfPages: page > 1,
        });
        pages = parseCountHeader(headers, 'x-wp-totalpages') ?? page;
        for (const post of entries) {
          const changedAt = post.modified_gmt ?? post.date_gmt;
          if (post.content.protected) continue;
          addresses.push({
            slug: safeDecodeUriComponent(post.slug),
            ...(changedAt && { changedAt: `${changedAt}Z` }),
          });
        }
      }
      return addresses;
    },

    async adjacentPosts(post) {
      const [older, newer] = await Promise.all([
        nearest(post, { side: 'before', order: 'desc' }),
        nearest(post, { side: 'after', order: 'asc' }),
      ]);
      return { ...(older && { older }), ...(newer && { newer }) };
    },

    async post(requested) {
      const slug = normaliseSlug(requested);
      if (!slug) return undefined;
      const { entries } = await get({
        resource: 'posts',
        parameters: { slug, _embed: 'wp:featuredmedia,author', _fields: postFields },
        parseEntry: (entry) => wordpressPostSchema.parse(entry),
        isEachEntryRequired: true,
      });
      // WordPress cleans the slug that it is asked for, and may find a post of another name.
      const post = entries.find((candidate) => normaliseSlug(candidate.slug) === slug);
      return post && isPublic(post) ? render(post) : undefined;
    },

    media: (path, { visitor, width } = {}) =>
      pictures && width !== undefined ? pictures.resize(path, width) : original(path, visitor),
    health: () => health,
  };
}
