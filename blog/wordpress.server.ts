import { setTimeout } from 'node:timers/promises';
import type { Log } from '#server/observability/log.ts';
import { decode, type Size, wordpressAddresses } from './addresses.server.ts';
import {
  type ContentHealth,
  type ContentService,
  categoryPath,
  mediaPath,
  type Post,
  type PostAddress,
  type PostSummary,
  pageSize,
  postPath,
} from './content-service.ts';
import { ContentServiceError } from './content-service-error.ts';
import { dhakaTime } from './dhaka-time.server.ts';
import { flatten } from './flatten.server.ts';
import type { KeptFiles } from './kept-files.server.ts';
import {
  type Directory,
  findLinkedPages,
  type LinkedPages,
  linksIn,
} from './linked-pages.server.ts';
import { picturesWithoutSize } from './markup.server.ts';
import { openMedia } from './media.server.ts';
import { isPictureFile, mediaHostsOf } from './media-address.server.ts';
import { openPictures } from './pictures.server.ts';
import { maxTitle, plainText, shorten } from './plain-text.server.ts';
import { type SourcePost, toPost, toSummary } from './post.server.ts';
import { openRefusedHosts } from './refused-hosts.server.ts';
import { normaliseSlug } from './slug.server.ts';
import {
  type WordPressPost,
  wordpressAddress,
  wordpressCategory,
  wordpressCategoryTarget,
  wordpressMedia,
  wordpressPost,
  wordpressPostTarget,
} from './wordpress-answers.server.ts';
import { featuredImage } from './wordpress-image.server.ts';
import { requestWordPress } from './wordpress-request.server.ts';

const categoryLimit = 100;
/** In bytes; of their answers only id, name, number of posts and address are asked for, some 200 bytes each. */
const maxCategoryBytes = 250_000;
/** The most that WordPress gives at once, and pages of it: as many addresses as a sitemap may have. */
const addressesAtOnce = 100;
const addressPages = 500;
/** In milliseconds: how long a post waits for what its links mean, and for the size of its pictures. */
const extrasPatience = 1_000;
const maxMeasured = 100;
const measuredAtOnce = 4;
/** `_embedded` comes only where `_fields` names the links that are embedded. */
const listFields = 'id,slug,date,date_gmt,link,title,excerpt,categories,_links.wp:featuredmedia';
const postFields = `${listFields},content,_links.author`;

type WordPressOptions = {
  /** In milliseconds. */
  timeout?: number;
  /** Nine posts whose featured pictures were all deleted come to 1.5 MB. */
  maxBytes?: number;
  /** Where pictures are kept in their widths; without, they are passed on as they come. */
  files?: KeptFiles | undefined;
  /** Origins of other hosts that have its pictures. */
  mediaHosts?: readonly string[] | undefined;
};

type Question<Entry> = {
  resource: 'categories' | 'posts';
  parameters: Record<string, string>;
  /** Reads an entry of the list that comes back; throws on one that can't be read. */
  read: (entry: unknown) => Entry;
  /** Status 400 is the end of the pages (requirements 8), and not a failure. */
  endsWith400?: boolean;
  /** An entry that can't be read is a failure, and not just left out. */
  needsEach?: boolean;
  /** An empty list is a failure. */
  needsSome?: boolean;
};

type Answer<Entry> = {
  headers: Headers;
  entries: Entry[];
  /** Also those that can't be read. */
  count: number;
};

/** `X-WP-…` headers are whole numbers; a proxy may have dropped them. */
function numberIn(headers: Headers, name: string): number | undefined {
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
export function wordpressService(
  baseUrl: string,
  log: Pick<Log, 'warn' | 'error'>,
  { timeout = 8_000, maxBytes = 4_000_000, files, mediaHosts = [] }: WordPressOptions = {},
): ContentService {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  const hosts = mediaHostsOf(mediaHosts);
  const original = openMedia(base, log, { hosts });
  const pictures = files && openPictures(original, files, log);
  let health: ContentHealth = { source: 'wordpress', ok: true };
  const refuseHost = openRefusedHosts(log);
  let requests = 0;
  let latestAnswered = 0;

  /** A request that fails late says nothing of a service that has answered a newer one. */
  function report(request: number, ok: boolean) {
    if (request < latestAnswered) return;
    latestAnswered = request;
    health = { source: 'wordpress', ok };
  }

  function toEntries<Entry>(body: Uint8Array<ArrayBuffer>, question: Question<Entry>) {
    const json: unknown = JSON.parse(new TextDecoder().decode(body));
    if (!Array.isArray(json)) throw new ContentServiceError('invalid', 'not a list');
    const entries = readEach(json, question.read);
    const enough = question.needsEach ? json.length : Math.min(json.length, 1);
    if (entries.length < enough) throw new ContentServiceError('invalid', 'unreadable entries');
    if (question.needsSome && json.length === 0) {
      throw new ContentServiceError('invalid', 'an empty list');
    }
    return { entries, count: json.length };
  }

  async function get<Entry>(question: Question<Entry>): Promise<Answer<Entry>> {
    const { resource, parameters, endsWith400 } = question;
    requests += 1;
    const request = requests;
    const query = new URLSearchParams(parameters);
    const address = new URL(`wp-json/wp/v2/${resource}?${query}`, base);
    try {
      const { status, headers, body } = await requestWordPress(address, 'application/json', {
        timeout,
        maxBytes: resource === 'categories' ? Math.min(maxBytes, maxCategoryBytes) : maxBytes,
      });
      const isEnd = status === 400 && endsWith400;
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

  const directory: Directory = {
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
        read: (entry) => wordpressPostTarget.parse(entry),
      });
      return entries
        .filter(({ content }) => !content.protected)
        .map((post) => ({ id: post.id, address: post.link, path: postPath(decode(post.slug)) }));
    },
    async categories() {
      const { entries } = await get({
        resource: 'categories',
        parameters: { per_page: String(categoryLimit), _fields: 'id,count,link' },
        read: (entry) => wordpressCategoryTarget.parse(entry),
      });
      return entries
        .filter(({ count }) => count > 0)
        .map(({ id, link }) => ({ id, address: link, path: categoryPath(id) }));
    },
  };

  const addressesOf = (
    post: WordPressPost,
    known: { linked?: LinkedPages; sizes?: ReadonlyMap<string, Size> } = {},
  ) => wordpressAddresses(base, post, { ...known, mediaHosts: hosts });

  function reportHost(media: unknown, { link }: WordPressPost) {
    const url = URL.parse(wordpressMedia.safeParse(media).data?.source_url ?? '');
    const isOther = url && ![base.host, URL.parse(link ?? '')?.host].includes(url.host);
    if (isOther && isPictureFile(url.pathname)) refuseHost(url.host);
  }

  async function linkedPages(post: WordPressPost): Promise<LinkedPages> {
    const { ownPage } = addressesOf(post);
    const keys = new Set(linksIn(post.content.rendered).flatMap((href) => ownPage(href) ?? []));
    return findLinkedPages([...keys], directory, ownPage);
  }

  /** What is worth a moment, and no more: a post is shown without it, too. */
  function within<Value>(answer: Promise<Value>, otherwise: Value): Promise<Value> {
    const late = setTimeout(extrasPatience, otherwise, { ref: false });
    return Promise.race([answer.catch(() => otherwise), late]);
  }

  /** Of pictures whose size the content doesn't say, those that can be had in time; the others are at hand the next time. */
  async function pictureSizes(post: WordPressPost): Promise<ReadonlyMap<string, Size>> {
    const wanted = picturesWithoutSize(post.content.rendered, addressesOf(post));
    const rest = new Set(wanted.slice(0, maxMeasured)).values();
    const sizes = new Map<string, Size>();
    async function measure() {
      for (const source of rest) {
        const size = await pictures?.size(decode(source.slice(mediaPath.length)));
        if (size) sizes.set(source, size);
      }
    }
    await within(Promise.all(Array.from({ length: measuredAtOnce }, measure)), []);
    return sizes;
  }

  function toSource(post: WordPressPost): SourcePost {
    const media = post._embedded?.['wp:featuredmedia'][0];
    const image = featuredImage(media, addressesOf(post));
    if (!image) reportHost(media, post);
    const publishedAt = post.date_gmt && `${post.date_gmt}Z`;
    return {
      id: post.id,
      slug: decode(post.slug),
      // Its own is in the time zone that somebody set in WordPress.
      date: publishedAt ? dhakaTime(publishedAt) : post.date,
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
      within(linkedPages(post), new Map()),
      pictureSizes(post),
    ]);
    try {
      return toPost(toSource(post), addressesOf(post, { linked, sizes }));
    } catch (error) {
      log.error({ id: post.id, detail: String(error) }, 'post cannot be rendered');
      throw new ContentServiceError('invalid', 'post cannot be rendered', { cause: error });
    }
  }

  function isOpen(post: WordPressPost): boolean {
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
      read: (entry) => wordpressPost.parse(entry),
    });
    const post = entries.find((candidate) => candidate.id !== id && isOpen(candidate));
    return post && toSummary(toSource(post));
  }

  return {
    async categories() {
      const { entries } = await get({
        resource: 'categories',
        parameters: { per_page: String(categoryLimit), _fields: 'id,name,count' },
        read: (entry) => wordpressCategory.parse(entry),
      });
      return entries
        .filter((category) => category.count > 0)
        .map((category) => ({ ...category, name: shorten(plainText(category.name), maxTitle) }))
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
        read: (entry) => wordpressPost.parse(entry),
        // A category may have lost its last post, but the blog does not lose all of them.
        endsWith400: page > 1 || !hadPosts,
        needsSome: page === 1 && isAll && hadPosts,
      });
      const pages = numberIn(headers, 'x-wp-totalpages');
      return {
        posts: entries.filter(isOpen).map((post) => toSummary(toSource(post))),
        hasMore: count > 0 && (pages === undefined ? count === pageSize : page < pages),
        page,
        ...(pages !== undefined && { pages }),
      };
    },

    async addresses() {
      const addresses: PostAddress[] = [];
      for (let page = 1, pages = 1; page <= Math.min(pages, addressPages); page += 1) {
        const { headers, entries } = await get({
          resource: 'posts',
          parameters: {
            page: String(page),
            per_page: String(addressesAtOnce),
            _fields: 'slug,date_gmt,modified_gmt,content.protected',
          },
          read: (entry) => wordpressAddress.parse(entry),
          // A post that was taken back meanwhile may have been the only one of the last page.
          endsWith400: page > 1,
        });
        pages = numberIn(headers, 'x-wp-totalpages') ?? page;
        for (const post of entries) {
          const changedAt = post.modified_gmt ?? post.date_gmt;
          if (post.content.protected) continue;
          addresses.push({
            slug: decode(post.slug),
            ...(changedAt && { changedAt: `${changedAt}Z` }),
          });
        }
      }
      return addresses;
    },

    async neighbours(post) {
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
        read: (entry) => wordpressPost.parse(entry),
        needsEach: true,
      });
      // WordPress cleans the slug that it is asked for, and may find a post of another name.
      const post = entries.find((candidate) => normaliseSlug(candidate.slug) === slug);
      return post && isOpen(post) ? render(post) : undefined;
    },

    media: (path, { visitor, width } = {}) =>
      pictures && width !== undefined ? pictures.inWidth(path, width) : original(path, visitor),
    health: () => health,
  };
}
