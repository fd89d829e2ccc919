import {
  type Category,
  type PostImage,
  type PostSummary,
  postPath,
} from '#blog/content-service.ts';
import { formatDate } from '#blog/format-date.ts';

/** A post in a list. */
export type PostCard = {
  id: number;
  path: string;
  title: string;
  /** At most 30 words, or empty. */
  excerpt: string;
  /** In US English long format. */
  day: string;
  /** `yyyy-mm-dd`, for `<time>`. */
  dateTime: string;
  category?: string;
  image?: PostImage;
};

/** A link to a post from another post. */
export type PostLink = Pick<PostCard, 'id' | 'path' | 'title' | 'day' | 'image'>;

/**
 * @param categories the categories that have posts; empty when they could not be loaded
 * @param selectedId the category that the list is filtered by; a post of several categories is shown under this one
 */
export function toPostCard(
  post: PostSummary,
  categories: Category[],
  selectedId?: number,
): PostCard {
  const category = findPostCategory(post, categories, selectedId);
  return {
    id: post.id,
    path: postPath(post.slug),
    title: post.title,
    excerpt: post.excerpt,
    day: formatDate(post.date),
    dateTime: post.date.slice(0, 10),
    ...(category && { category: category.name }),
    ...(post.image && { image: post.image }),
  };
}

/** Returns the category that a post is shown under: the selected one, else the first known one of the post. */
export function findPostCategory(
  { categoryIds }: PostSummary,
  categories: Category[],
  selectedId?: number,
): Category | undefined {
  const own = categories.filter(({ id }) => categoryIds.includes(id));
  return own.find(({ id }) => id === selectedId) ?? own[0];
}
