import type { Category } from '#blog/content-service.ts';
import type { PostListQuery } from './list-query.ts';
import type { PostCard } from './post-card.ts';

/** The list as its page shows it: the posts of all pages up to `page`. */
export type PostListView = PostListQuery & {
  cards: PostCard[];
  categories: Category[];
  /** Absent at the end of the posts. */
  nextPage?: number;
  /** The posts, or some of them, could not be fetched (requirements 8). */
  failed: boolean;
};
