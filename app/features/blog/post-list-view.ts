import type { Category } from '#blog/content-service.ts';
import type { PostListQuery } from './list-query.ts';
import type { PostCard } from './post-card.ts';

/** The data of the list's page: the posts of all pages up to `page`. */
export type PostListView = PostListQuery & {
  cards: PostCard[];
  categories: Category[];
  /** Absent on the last page. */
  nextPage?: number;
  /** Whether some or all posts could not be fetched (requirements 8). */
  failed: boolean;
};
