import type { Category, ContentService, PostSummary } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import type { BlogLog } from '#blog/service.server.ts';
import type { Language } from '#content/language.ts';
import type { PostListQuery } from './list-query.ts';
import { toPostCard } from './post-card.ts';
import type { PostListView } from './post-list-view.ts';

/** The maximum number of pages in one list, so that no URL can load all posts of a large blog. */
export const maxPages = 100;
/** The maximum when the content service doesn't report its number of pages. */
const maxPagesWithoutTotal = 20;
/** The number of pages that are requested at the same time. */
const maxConcurrentPages = 4;

/**
 * Loads the list of posts at a URL: all posts up to its page, so that the list is the same after "Load More", after a
 * reload, after the Back button and without JavaScript. The earlier pages come from the content service's cache.
 *
 * It doesn't throw ContentServiceError. When posts can't be fetched, `failed` is true and the list has the posts that
 * could be fetched. When the categories can't be loaded, their list is empty (requirements 8).
 *
 * @param deadline the deadline of all requests together
 * @param language of the page
 */
export async function loadPostListView(
  service: ContentService,
  query: PostListQuery,
  log: BlogLog,
  deadline: AbortSignal,
  language: Language,
): Promise<PostListView> {
  const [categories, { posts, page, hasMore, failed }] = await Promise.all([
    loadCategories(service, log, deadline),
    loadPosts(service, query, deadline),
  ]);
  return {
    ...query,
    page,
    cards: posts.map((post) => toPostCard(post, language, categories, query.categoryId)),
    categories,
    ...(hasMore && { nextPage: page + 1 }),
    failed,
  };
}

/**
 * Loads all pages up to the requested one. Up to `maxConcurrentPages` pages are requested together. For more pages, the
 * first one is requested alone, since its response has the number of pages. Without that number, the pages are requested
 * one after another.
 */
async function loadPosts(
  service: ContentService,
  { page: last, categoryId }: PostListQuery,
  deadline: AbortSignal,
) {
  const category = categoryId === undefined ? {} : { categoryId };
  // A post that moved to the next page between two requests is listed only once.
  const posts = new Map<number, PostSummary>();
  let limit = maxPages;
  let batchSize = last <= maxConcurrentPages ? last : 1;
  let page = 0;
  let hasMore = true;
  while (hasMore && page < Math.min(last, limit)) {
    const remaining = Math.min(last, limit) - page;
    const results = await Promise.allSettled(
      Array.from({ length: Math.min(remaining, batchSize) }, (_, index) =>
        service.posts({ page: page + index + 1, ...category }, deadline),
      ),
    );
    for (const result of results) {
      if (!hasMore) break;
      if (result.status === 'rejected') {
        if (!(result.reason instanceof ContentServiceError)) throw result.reason;
        return { posts: [...posts.values()], page: last, hasMore: false, failed: true };
      }
      for (const post of result.value.posts) posts.set(post.id, post);
      page += 1;
      limit = Math.min(maxPages, result.value.pages ?? maxPagesWithoutTotal);
      batchSize = result.value.pages === undefined ? 1 : maxConcurrentPages;
      hasMore = result.value.hasMore && page < limit;
    }
  }
  return { posts: [...posts.values()], page, hasMore, failed: false };
}

/** Loads the blog's categories. When they can't be loaded, it logs that and returns none (requirements 8). */
export async function loadCategories(
  service: ContentService,
  log: BlogLog,
  deadline: AbortSignal,
): Promise<Category[]> {
  try {
    return await service.categories(deadline);
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    log.error({ reason: error.reason, detail: error.message }, 'Failed to load categories');
    return [];
  }
}
