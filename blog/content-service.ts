/** Posts on one page of the list (requirements 9). */
export const pageSize = 9;

/** The languages of the site's editions. */
export type PostLanguage = 'en' | 'bn';

/** An entry of the blog's filter. Only categories with posts are listed (requirements 3). */
export type Category = {
  id: number;
  name: string;
  count: number;
};

export type PostImage = {
  /** A path on our own origin. */
  src: string;
  /** Alternative text; empty when the picture adds nothing to the title. */
  description: string;
  /** Size of the file at `src`, in pixels. */
  width?: number;
  height?: number;
  /** Value of `<img srcset>`: smaller and larger files of the same picture, on our own origin. */
  srcSet?: string;
};

export type PostSummary = {
  id: number;
  /** The post is an example, which has no structured data. */
  sample?: true;
  /** Decoded, not percent-encoded; see {@link postPath}. */
  slug: string;
  /** Date and time in Dhaka without an offset, as `2026-11-05T09:00:00`; empty if unknown. See `formatDate`. */
  date: string;
  /** The date that the service sorts posts by, in the service's own format and time zone. */
  sortedBy?: string;
  /** The moment of `date` in UTC, as `2026-11-05T03:00:00Z`, for feeds and `<time>`; unknown for some posts. */
  publishedAt?: string;
  /** Plain text, never empty. */
  title: string;
  /** Plain text of at most 30 words, with an ellipsis where it was cut; may be empty. */
  excerpt: string;
  image?: PostImage;
  /** `categories()` returns their names. */
  categoryIds: number[];
};

export type Post = PostSummary & {
  /** Sanitised: safe to set as inner HTML, and loads nothing from other origins. */
  html: string;
  /** At least 1. */
  readingMinutes: number;
};

export type PostPage = {
  posts: PostSummary[];
  hasMore: boolean;
  /** The number of this page, from 1. */
  page: number;
  /** The number of pages; undefined if the service doesn't report it. */
  pages?: number;
};

/** Whether a result of a content service is empty: no such post, or no posts on a page of the list. */
export const isEmpty = (result: unknown): boolean =>
  result === undefined || (result as Partial<PostPage>).posts?.length === 0;

/** The posts that were published right before and after another; absent for the oldest and the newest post. */
export type AdjacentPosts = { older?: PostSummary; newer?: PostSummary };

type PostPageRequest = {
  /** From 1. */
  page: number;
  categoryId?: number | undefined;
  /** Whether this page had posts at the last request. If it is empty now, the service may be failing. */
  hadPosts?: boolean;
};

/** A post as the sitemap lists it. */
export type PostSitemapEntry = {
  /** A post and its translation have different ids. */
  id: number;
  slug: string;
  /** Time of the last change or, if unknown, of publication, in UTC, as `2026-11-05T03:00:00Z`; unknown for some posts. */
  changedAt?: string;
};

/** The result of the content service's latest request. Reading it makes no request. */
export type ContentHealth = {
  source: 'wordpress' | 'local';
  /** True until a request fails, and again after one succeeds. */
  ok: boolean;
};

/**
 * The source of the blog's posts: a WordPress or the posts of this repository (requirements, "External parts"). Routes only
 * depend on this interface.
 *
 * Every asynchronous function but `media` throws {@link ContentServiceError} when the service fails, and when its `signal`, the
 * deadline of the calling page, aborts first.
 */
export type ContentService = {
  /** Categories with at least one post, sorted by name. */
  categories(signal?: AbortSignal): Promise<Category[]>;
  /** One page of posts, newest first. A page past the end is empty, not an error. */
  posts(request: PostPageRequest, signal?: AbortSignal): Promise<PostPage>;
  /**
   * The headings of the posts on one page of the list, as plain text by the id of the post, for the search.
   *
   * @param page from 1
   */
  headings(page: number, signal?: AbortSignal): Promise<ReadonlyMap<number, readonly string[]>>;
  /** The sitemap entries of all posts, newest first. */
  sitemapEntries(signal?: AbortSignal): Promise<PostSitemapEntry[]>;
  adjacentPosts(post: PostSummary, signal?: AbortSignal): Promise<AdjacentPosts>;
  /**
   * @param slug decoded or percent-encoded, in any case; the returned post's `slug` has the canonical spelling
   * @returns undefined when there is no such post, or it is protected by a password
   */
  post(slug: string, signal?: AbortSignal): Promise<Post | undefined>;
  /**
   * A picture of a post, for the route behind {@link mediaPath}.
   *
   * @param path the part of the URL after {@link mediaPath}, decoded
   * @param options.visitor aborts when the visitor disconnects
   * @param options.visitorAddress the visitor's IP address or network, for its share of pictures in work
   * @param options.width one of `pictureWidths`, `previewWidth`, or `linkedWidth`, which is the default
   * @returns status 200 with the picture; 404 if there is none, 502 if the service fails, 503 if too many pictures are being
   *   fetched. The body of an error is a placeholder picture
   */
  media(
    path: string,
    options?: { visitor?: AbortSignal; visitorAddress?: string; width?: number },
  ): Promise<Response>;
  health(): ContentHealth;
};

/**
 * The path below which the content service's pictures are served on our own origin. It isn't below `/blog/`, where a post may
 * have any slug.
 */
export const mediaPath = '/blog-media/';

/** The path of a post's page. */
export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** The path of the list of a category's posts. */
export const categoryPath = (id: number): string => `/blog?category=${id}`;
