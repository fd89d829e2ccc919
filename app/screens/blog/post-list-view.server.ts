import type { Category, ContentService, PostSummary } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import type { BlogLog } from '#blog/service.server.ts';
import type { ListAddress } from './list-address.ts';
import { postCard } from './post-card.ts';
import type { PostListView } from './post-list-view.ts';

/** So that no address can make one page of everything that a large blog has ever had. */
const maxPages = 100;

/**
 * The list at an address: all posts up to its page, so that it is the same after "Load More", a reload,
 * the Back button and without JavaScript. The content service's cache answers for the earlier pages.
 *
 * It throws nothing that the content service throws: a list that could not be fetched is `failed`, and
 * has the posts that could; categories that could not be loaded are none (requirements 8).
 */
export async function loadPostListView(
  service: ContentService,
  address: ListAddress,
  log: BlogLog,
): Promise<PostListView> {
  const [categories, { posts, page, hasMore, failed }] = await Promise.all([
    loadCategories(service, log),
    loadPosts(service, address),
  ]);
  return {
    ...address,
    page,
    cards: posts.map((post) => postCard(post, categories, address.categoryId)),
    categories,
    ...(hasMore && page < maxPages && { nextPage: page + 1 }),
    failed,
  };
}

async function loadPosts(service: ContentService, { page: last, categoryId }: ListAddress) {
  // A post that moved to the next page while the visitor read is not shown twice.
  const found = new Map<number, PostSummary>();
  const category = categoryId === undefined ? {} : { categoryId };
  let page = 0;
  let hasMore = true;
  try {
    while (hasMore && page < Math.min(last, maxPages)) {
      const answer = await service.posts({ page: page + 1, ...category });
      for (const post of answer.posts) found.set(post.id, post);
      page += 1;
      hasMore = answer.hasMore;
    }
    return { posts: [...found.values()], page, hasMore, failed: false };
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    return { posts: [...found.values()], page: last, hasMore, failed: true };
  }
}

/** The blog's categories, or none when they can't be loaded; logged (requirements 8). */
export async function loadCategories(service: ContentService, log: BlogLog): Promise<Category[]> {
  try {
    return await service.categories();
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    log.error({ reason: error.reason, detail: error.message }, 'Failed to load categories');
    return [];
  }
}
