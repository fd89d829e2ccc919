import type { Category } from '#blog/content-service.ts';
import type { ListAddress } from './list-address.ts';
import type { PostCard } from './post-card.ts';

/** The list as its page shows it: the posts of all pages up to `page`. */
export type PostListView = ListAddress & {
  cards: PostCard[];
  categories: Category[];
  /** Absent at the end of the posts. */
  nextPage?: number;
  /** The posts, or some of them, could not be fetched (requirements 8). */
  failed: boolean;
};

/**
 * What to show when the content service or the network fails: nothing that is on the page already goes
 * away, unless another category was asked for.
 *
 * @param received the list as it came, perhaps failed
 * @param shown the list on the page so far
 */
export function keepShown(received: PostListView, shown: PostListView): PostListView {
  if (!received.failed) return received;
  const more = received.categoryId === shown.categoryId && received.page > shown.page;
  if (more && shown.cards.length > received.cards.length) return { ...shown, failed: true };
  return received.categories.length > 0 ? received : { ...received, categories: shown.categories };
}
