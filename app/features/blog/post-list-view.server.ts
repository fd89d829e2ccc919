import type { Category, ContentService, PostSummary } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import type { BlogLog } from '#blog/service.server.ts';
import type { PostListQuery } from './list-query.ts';
import { toPostCard } from './post-card.ts';
import type { PostListView } from './post-list-view.ts';

/** So that no address can make one page of everything that a large blog has ever had. */
export const maxPages = 100;
/** The same where the content service doesn't say how many pages it has. */
const maxPagesWithoutTotal = 20;
/** Pages that are asked for at the same time. */
const maxConcurrentPages = 4;

/**
 * The list at an address: all posts up to its page, so that it is the same after "Load More", a reload,
 * the Back button and without JavaScript. The content service's cache answers for the earlier pages.
 *
 * It throws nothing that the content service throws: a list that could not be fetched is `failed`, and
 * has the posts that could; categories that could not be loaded are none (requirements 8).
 *
 * @param deadline of all that it asks together
 */
export async function loadPostListView(
  service: ContentService,
  address: PostListQuery,
  log: BlogLog,
  deadline: AbortSignal,
): Promise<PostListView> {
  const [categories, { posts, page, hasMore, failed }] = await Promise.all([
    loadCategories(service, log, deadline),
    loadPosts(service, address, deadline),
  ]);
  return {
    ...address,
    page,
    cards: posts.map((post) => toPostCard(post, categories, address.categoryId)),
    categories,
    ...(hasMore && { nextPage: page + 1 }),
    failed,
  };
}

/** A few pages are asked for at once. Of many, the first tells how many there are; else they are asked for one by one. */
async function loadPosts(
  service: ContentService,
  { page: last, categoryId }: PostListQuery,
  deadline: AbortSignal,
) {
  const category = categoryId === undefined ? {} : { categoryId };
  // A post that moved to the next page while the visitor read is not shown twice.
  const found = new Map<number, PostSummary>();
  let limit = maxPages;
  let atOnce = last <= maxConcurrentPages ? last : 1;
  let page = 0;
  let hasMore = true;
  while (hasMore && page < Math.min(last, limit)) {
    const wanted = Math.min(last, limit) - page;
    const answers = await Promise.allSettled(
      Array.from({ length: Math.min(wanted, atOnce) }, (_, index) =>
        service.posts({ page: page + index + 1, ...category }, deadline),
      ),
    );
    for (const answer of answers) {
      if (!hasMore) break;
      if (answer.status === 'rejected') {
        if (!(answer.reason instanceof ContentServiceError)) throw answer.reason;
        return { posts: [...found.values()], page: last, hasMore: false, failed: true };
      }
      for (const post of answer.value.posts) found.set(post.id, post);
      page += 1;
      limit = Math.min(maxPages, answer.value.pages ?? maxPagesWithoutTotal);
      atOnce = answer.value.pages === undefined ? 1 : maxConcurrentPages;
      hasMore = answer.value.hasMore && page < limit;
    }
  }
  return { posts: [...found.values()], page, hasMore, failed: false };
}

/** The blog's categories, or none when they can't be loaded; logged (requirements 8). */
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
