import {
  type Category,
  type PostImage,
  type PostSummary,
  postPath,
} from '#blog/content-service.ts';
import { formatDate } from '#blog/format-date.ts';

/** A post as lists show it. */
export type PostCard = {
  id: number;
  path: string;
  title: string;
  /** At most 30 words; may be empty. */
  excerpt: string;
  /** In US English long format, and for `<time>`. */
  day: string;
  dateTime: string;
  category?: string;
  image?: PostImage;
};

/** A post as links to it from another post show it. */
export type PostLink = Pick<PostCard, 'id' | 'path' | 'title' | 'day' | 'image'>;

/**
 * @param categories those with posts; empty when they could not be loaded
 * @param chosen the category that the list is filtered by: a post of several is shown under this one
 */
export function toPostCard(post: PostSummary, categories: Category[], chosen?: number): PostCard {
  const category = findPostCategory(post, categories, chosen);
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

/** The category that a post is shown under: the chosen one, else the first of its own that is known. */
export function findPostCategory(
  { categoryIds }: PostSummary,
  categories: Category[],
  chosen?: number,
): Category | undefined {
  const own = categories.filter(({ id }) => categoryIds.includes(id));
  return own.find(({ id }) => id === chosen) ?? own[0];
}
