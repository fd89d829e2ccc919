/** Posts on one page of the list (requirements 9). */
export const pageSize = 9;

/** A heading of the blog's filter: only categories that have posts (requirements 3). */
export type Category = {
  id: number;
  name: string;
  count: number;
};

export type PostImage = {
  /** An address on our own origin. */
  src: string;
  /** Empty when the picture says nothing that the title doesn't. */
  description: string;
  /** Pixels of the file at `src`. */
  width?: number;
  height?: number;
  /** For `<img srcset>`: smaller and larger files of the same picture, on our own origin. */
  srcSet?: string;
};

export type PostSummary = {
  id: number;
  /** Readable, not percent-encoded; see {@link postPath}. */
  slug: string;
  /** Date and time in Dhaka without an offset, as `2026-11-05T09:00:00`; see `formatDate`. */
  date: string;
  /** What the service sorts posts by, as it says it: only it knows in which time zone. */
  sortedBy?: string;
  /** The moment of `date` in UTC, as `2026-11-05T03:00:00Z`, for feeds and `<time>`; unknown for some posts. */
  publishedAt?: string;
  /** Plain text, never empty. */
  title: string;
  /** Plain text of at most 30 words, with an ellipsis where it was cut; may be empty. */
  excerpt: string;
  image?: PostImage;
  /** Look their names up in `categories()`. */
  categoryIds: number[];
};

export type Post = PostSummary & {
  /** Sanitised: safe to set as inner HTML, and asks nothing of other origins. */
  html: string;
  /** At least 1. */
  readingMinutes: number;
};

export type PostPage = {
  posts: PostSummary[];
  hasMore: boolean;
  /** The page that was asked for, from 1. */
  page: number;
  /** How many pages there are; not every service says so. */
  pages?: number;
};

/** The posts that came out right before and after another; absent at the ends of the blog. */
export type AdjacentPosts = { older?: PostSummary; newer?: PostSummary };

export type PostPageRequest = {
  /** From 1. */
  page: number;
  categoryId?: number | undefined;
  /** This page had posts when it was last asked for: if all are gone now, the service may be at fault. */
  hadPosts?: boolean;
};

/** A post where only its address counts. */
export type PostSitemapEntry = {
  slug: string;
  /** When it was last changed, or came out, in UTC, as `2026-11-05T03:00:00Z`; unknown for some posts. */
  changedAt?: string;
};

/** What the last answer of the content service was; asking for it makes no request. */
export type ContentHealth = {
  source: 'wordpress' | 'local';
  /** True until a request has failed, and again after one has succeeded. */
  ok: boolean;
};

/**
 * Where the blog's posts come from: a WordPress or the posts of this repository (requirements,
 * "External parts"). Routes know only this contract.
 *
 * Every asynchronous function throws {@link ContentServiceError} when the service can't answer, and when its `signal`
 * is aborted before it has: the deadline of the page that asks.
 */
export type ContentService = {
  /** Categories with at least one post, sorted by name. */
  categories(signal?: AbortSignal): Promise<Category[]>;
  /** One page of posts, newest first. A page past the end is empty, not an error. */
  posts(request: PostPageRequest, signal?: AbortSignal): Promise<PostPage>;
  /** The addresses of all posts, newest first. */
  sitemapEntries(signal?: AbortSignal): Promise<PostSitemapEntry[]>;
  adjacentPosts(post: PostSummary, signal?: AbortSignal): Promise<AdjacentPosts>;
  /**
   * @param slug decoded or percent-encoded, in any case; how it is spelled in the post's own address, the
   *   post's `slug` says
   * @returns undefined when there is no such post, or it is not for everyone (password)
   */
  post(slug: string, signal?: AbortSignal): Promise<Post | undefined>;
  /**
   * A picture of a post, for the route behind {@link mediaPath}.
   *
   * @param path what follows {@link mediaPath} in the address, decoded
   * @param options.visitor aborted when the visitor leaves
   * @param options.width one of `pictureWidths`; the picture as it came without one
   * @returns status 200 with the picture; 404, 502, or 503 when too many are on their way, and then, where a width was asked
   *   for, a drawing in its place; headers included
   */
  media(path: string, options?: { visitor?: AbortSignal; width?: number }): Promise<Response>;
  health(): ContentHealth;
};

/**
 * Pictures of the content service are served from below this path, on our own origin. It is not
 * below `/blog/`, where a post may have any slug.
 */
export const mediaPath = '/blog-media/';

/** The address of a post's page. */
export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** The address of the list of a category's posts. */
export const categoryPath = (id: number): string => `/blog?category=${id}`;
