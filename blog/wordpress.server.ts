import type { Log } from '#server/log.ts';
import { decode, wordpressAddresses } from './addresses.server.ts';
import {
  type ContentHealth,
  type ContentService,
  type Post,
  type PostAddress,
  pageSize,
} from './content-service.ts';
import { ContentServiceError } from './content-service-error.ts';
import { openMedia } from './media.server.ts';
import { plainText } from './plain-text.server.ts';
import { type SourcePost, toPost, toSummary } from './post.server.ts';
import { normaliseSlug } from './slug.server.ts';
import {
  type WordPressPost,
  wordpressAddress,
  wordpressCategory,
  wordpressPost,
} from './wordpress-answers.server.ts';
import { featuredImage } from './wordpress-image.server.ts';
import { requestWordPress } from './wordpress-request.server.ts';

const categoryLimit = 100;
/** The most that WordPress gives at once, and pages of it: as many addresses as a sitemap may have. */
const addressesAtOnce = 100;
const addressPages = 500;
/** `_embedded` comes only where `_fields` names the links that are embedded. */
const listFields = 'id,slug,date,date_gmt,link,title,excerpt,categories,_links.wp:featuredmedia';
const postFields = `${listFields},content,_links.author`;

type WordPressOptions = {
  /** In milliseconds. */
  timeout?: number;
  /** Nine posts whose featured pictures were all deleted come to 1.5 MB. */
  maxBytes?: number;
};

type Answer = {
  status: number;
  headers: Headers;
  json: unknown[];
};

/** `X-WP-…` headers are whole numbers; a proxy may have dropped them. */
function count(headers: Headers, name: string): number | undefined {
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
  { timeout = 8_000, maxBytes = 8_000_000 }: WordPressOptions = {},
): ContentService {
  const base = new URL(`${baseUrl.replace(/\/+$/, '')}/`);
  let health: ContentHealth = { source: 'wordpress', ok: true };

  /** @returns the list; empty with status 400 where that is the end of the pages */
  async function get(
    resource: 'categories' | 'posts',
    parameters: Record<string, string>,
    { endsWith400 = false } = {},
  ): Promise<Answer> {
    const query = new URLSearchParams(parameters);
    const address = new URL(`wp-json/wp/v2/${resource}?${query}`, base);
    try {
      const { status, headers, body } = await requestWordPress(address, 'application/json', {
        timeout,
        maxBytes,
      });
      if (status === 400 && endsWith400) return { status, headers, json: [] };
      if (status !== 200) {
        throw new ContentServiceError('status', `status ${status}`, { status });
      }
      const json: unknown = JSON.parse(new TextDecoder().decode(body));
      if (!Array.isArray(json)) throw new ContentServiceError('invalid', 'not a list');
      health = { source: 'wordpress', ok: true };
      return { status, headers, json };
    } catch (error) {
      const failure =
        error instanceof ContentServiceError
          ? error
          : new ContentServiceError('invalid', 'not JSON', { cause: error });
      health = { source: 'wordpress', ok: false };
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

  function toSource(post: WordPressPost): SourcePost {
    const addresses = wordpressAddresses(base, post);
    const image = featuredImage(post._embedded?.['wp:featuredmedia'][0], addresses);
    return {
      id: post.id,
      slug: decode(post.slug),
      date: post.date,
      ...(post.date_gmt && { publishedAt: `${post.date_gmt}Z` }),
      title: post.title.rendered,
      excerpt: post.excerpt.rendered,
      content: post.content.rendered,
      categoryIds: post.categories,
      ...(image && { image }),
    };
  }

  function render(post: WordPressPost): Post {
    try {
      return toPost(toSource(post), wordpressAddresses(base, post));
    } catch (error) {
      log.error({ id: post.id, detail: String(error) }, 'post cannot be rendered');
      throw new ContentServiceError('invalid', 'post cannot be rendered', { cause: error });
    }
  }

  function isOpen(post: WordPressPost): boolean {
    return !post.excerpt.protected && !post.content.protected;
  }

  return {
    async categories() {
      const { json } = await get('categories', {
        per_page: String(categoryLimit),
        _fields: 'id,name,count',
      });
      return readEach(json, (entry) => wordpressCategory.parse(entry))
        .filter((category) => category.count > 0)
        .map((category) => ({ ...category, name: plainText(category.name) }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    },

    async posts({ page, categoryId }) {
      const { status, headers, json } = await get(
        'posts',
        {
          page: String(page),
          per_page: String(pageSize),
          ...(categoryId !== undefined && { categories: String(categoryId) }),
          _embed: 'wp:featuredmedia',
          _fields: listFields,
        },
        { endsWith400: true },
      );
      if (status === 400) return { posts: [], hasMore: false, page };
      const pages = count(headers, 'x-wp-totalpages');
      return {
        posts: readEach(json, (entry) => wordpressPost.parse(entry))
          .filter(isOpen)
          .map((post) => toSummary(toSource(post))),
        hasMore: pages === undefined ? json.length === pageSize : page < pages,
        page,
      };
    },

    async addresses() {
      const addresses: PostAddress[] = [];
      for (let page = 1, pages = 1; page <= Math.min(pages, addressPages); page += 1) {
        const { headers, json } = await get(
          'posts',
          {
            page: String(page),
            per_page: String(addressesAtOnce),
            _fields: 'slug,date_gmt,modified_gmt,content.protected',
          },
          // A post that was taken back meanwhile may have been the only one of the last page.
          { endsWith400: page > 1 },
        );
        pages = count(headers, 'x-wp-totalpages') ?? page;
        for (const post of readEach(json, (entry) => wordpressAddress.parse(entry))) {
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

    async post(requested) {
      const slug = normaliseSlug(requested);
      if (!slug) return undefined;
      const { json } = await get('posts', {
        slug,
        _embed: 'wp:featuredmedia,author',
        _fields: postFields,
      });
      const posts = readEach(json, (entry) => wordpressPost.parse(entry));
      if (posts.length < json.length) throw new ContentServiceError('invalid', 'unreadable post');
      // WordPress cleans the slug that it is asked for, and may find a post of another name.
      const post = posts.find((candidate) => normaliseSlug(candidate.slug) === slug);
      return post && isOpen(post) ? render(post) : undefined;
    },

    media: openMedia(base, log),
    health: () => health,
  };
}
