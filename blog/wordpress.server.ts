import type { Log } from '#common/log.ts';
import type { PostLanguage } from './content-service.ts';
import {
  type ContentService,
  type PostSitemapEntry,
  type PostSummary,
  pageSize,
} from './content-service.ts';
import type { DiskCache } from './disk-cache.server.ts';
import { extractHeadings } from './headings.server.ts';
import { createKnownPictures, type KnownPictures, parseMediaHosts } from './media-paths.server.ts';
import { createPictureResizer } from './picture-resizer.server.ts';
import { createPictureSource } from './picture-source.server.ts';
import { linkedWidth } from './picture-widths.ts';
import { maxTitleLength, toPlainText, truncate } from './plain-text.server.ts';
import { normaliseSlug } from './slug.server.ts';
import type { StoredResponses } from './stored-responses.server.ts';
import { safeDecodeUriComponent } from './url-rewriter.server.ts';
import { createWordPressClient, maxCategories, parsePageCount } from './wordpress-client.server.ts';
import { createWordPressPostRenderer } from './wordpress-post.server.ts';
import type { fetchWordPress } from './wordpress-request.server.ts';
import {
  type WordPressPost,
  wordpressCategorySchema,
  wordpressContentSchema,
  wordpressPostSchema,
  wordpressSitemapPostSchema,
} from './wordpress-schemas.server.ts';

/** The most posts that WordPress returns at once, and the most pages of them: a sitemap may have 50,000 URLs. */
const sitemapPageSize = 100;
const maxSitemapPages = 500;
/** `_embedded` is only in the response if `_fields` names the links that are embedded. */
const listFields = 'id,slug,date,date_gmt,link,title,excerpt,categories,_links.wp:featuredmedia';
const postFields = `${listFields},content,_links.author`;

type WordPressOptions = {
  /** Time limit of one request, in milliseconds. */
  timeoutMs?: number;
  /** Size limit of one response. Nine posts whose featured pictures were all deleted take 1.5 MB. */
  maxBytes?: number;
  /** Caches pictures in their widths. If omitted, they are made for each request. */
  pictureCache?: DiskCache | undefined;
  /** Keeps WordPress's answers for a later process. */
  storedResponses?: StoredResponses | undefined;
  /** Sends requests; if omitted, to WordPress. */
  send?: typeof fetchWordPress | undefined;
  /** The pictures that posts name. Services of the same WordPress share them. */
  knownPictures?: KnownPictures | undefined;
  /** How many pictures that no post names are looked up in a minute; if omitted, there is no limit. */
  lookupsPerMinute?: number | undefined;
  /** Origins of other hosts that have its pictures. */
  mediaHosts?: readonly string[] | undefined;
  /** The language of the posts, as Polylang and WPML name it. If omitted, WordPress decides. */
  languageCode?: string | undefined;
  /**
   * The language of our own words in the posts, such as the names of tables. If omitted, English: both editions show the same
   * posts.
   */
  language?: PostLanguage | undefined;
};

/**
 * Creates the content service of a WordPress (requirements 7 and 8).
 *
 * Password-protected posts are left out of lists and not found by their slug: WordPress returns neither their excerpt nor
 * their content, and we can't ask for the password. A page of the list can then hold fewer than nine posts.
 *
 * @param baseUrl WORDPRESS_URL; may have a path, a user name and a password
 * @param log receives one line for each failed request and each post that can't be read
 */
export function createWordPressService(
  baseUrl: string,
  log: Pick<Log, 'warn' | 'error'>,
  {
    timeoutMs = 8_000,
    maxBytes = 4_000_000,
    pictureCache,
    storedResponses,
    send,
    knownPictures = createKnownPictures(),
    lookupsPerMinute,
    mediaHosts = [],
    languageCode,
    language = 'en',
  }: WordPressOptions = {},
): ContentService {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  const hosts = parseMediaHosts(mediaHosts);
  const fetchPicture = createPictureSource(base, log, { hosts, knownPictures, lookupsPerMinute });
  const pictures = createPictureResizer(fetchPicture, pictureCache, log);
  const client = createWordPressClient(base, log, {
    timeoutMs,
    maxBytes,
    storedResponses,
    send,
    languageCode,
  });
  const renderer = createWordPressPostRenderer(base, log, {
    mediaHosts: hosts,
    client,
    knownPictures,
    pictures,
    language,
  });

  function isPublic(post: WordPressPost): boolean {
    return !post.excerpt.protected && !post.content.protected;
  }

  /** Finds the nearest public post before or after another. */
  async function findNearest(
    { id, sortedBy }: PostSummary,
    { side, order }: { side: 'before' | 'after'; order: 'desc' | 'asc' },
  ): Promise<PostSummary | undefined> {
    if (!sortedBy) return;
    const { entries } = await client.get({
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
    return post && renderer.toSummary(post);
  }

  return {
    async categories() {
      const { entries } = await client.get({
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
      const { headers, entries, count } = await client.get({
        resource: 'posts',
        parameters: {
          page: String(page),
          per_page: String(pageSize),
          ...(!isAll && { categories: String(categoryId) }),
          _embed: 'wp:featuredmedia',
          _fields: listFields,
        },
        parseEntry: (entry) => wordpressPostSchema.parse(entry),
        // A category may lose its last post, but the blog never loses all of them.
        is400EndOfPages: page > 1 || !hadPosts,
        isNonEmptyRequired: page === 1 && isAll && hadPosts,
      });
      const pages = parsePageCount(headers);
      return {
        posts: entries.filter(isPublic).map((post) => renderer.toSummary(post)),
        hasMore: count > 0 && (pages === undefined ? count === pageSize : page < pages),
        page,
        ...(pages !== undefined && { pages }),
      };
    },

    async headings(page) {
      const { entries } = await client.get({
        resource: 'posts',
        parameters: { page: String(page), per_page: String(pageSize), _fields: 'id,content' },
        parseEntry: (entry) => wordpressContentSchema.parse(entry),
        is400EndOfPages: true,
      });
      return new Map(entries.map(({ id, content }) => [id, extractHeadings(content.rendered)]));
    },

    async sitemapEntries() {
      const sitemapEntries: PostSitemapEntry[] = [];
      for (let page = 1, pages = 1; page <= Math.min(pages, maxSitemapPages); page += 1) {
        const { headers, entries } = await client.get({
          resource: 'posts',
          parameters: {
            page: String(page),
            per_page: String(sitemapPageSize),
            _fields: 'id,slug,date_gmt,modified_gmt,content.protected',
          },
          parseEntry: (entry) => wordpressSitemapPostSchema.parse(entry),
          // The last page is gone if its only post was unpublished meanwhile.
          is400EndOfPages: page > 1,
        });
        pages = parsePageCount(headers) ?? page;
        for (const post of entries) {
          const changedAt = post.modified_gmt ?? post.date_gmt;
          if (post.content.protected) continue;
          sitemapEntries.push({
            id: post.id,
            slug: safeDecodeUriComponent(post.slug),
            ...(changedAt && { changedAt: `${changedAt}Z` }),
          });
        }
      }
      return sitemapEntries;
    },

    async adjacentPosts(post) {
      const [older, newer] = await Promise.all([
        findNearest(post, { side: 'before', order: 'desc' }),
        findNearest(post, { side: 'after', order: 'asc' }),
      ]);
      return { ...(older && { older }), ...(newer && { newer }) };
    },

    async post(requestedSlug) {
      const slug = normaliseSlug(requestedSlug);
      if (!slug) return undefined;
      const { entries } = await client.get({
        resource: 'posts',
        parameters: { slug, _embed: 'wp:featuredmedia,author', _fields: postFields },
        parseEntry: (entry) => wordpressPostSchema.parse(entry),
        isEachEntryRequired: true,
      });
      // WordPress sanitises the requested slug, and may find a post with another one.
      const post = entries.find((candidate) => normaliseSlug(candidate.slug) === slug);
      return post && isPublic(post) ? renderer.render(post) : undefined;
    },

    media: (path, { width = linkedWidth, ...requester } = {}) =>
      pictures.resize(path, width, requester),
    health: client.health,
  };
}
