import {
  type Category,
  type PostImage,
  type PostSummary,
  postPath,
} from '#blog/content-service.ts';
import { formatDate } from '#blog/format-date.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { getSampleLabel } from '#content/post.ts';

/** A post in a list. */
export type PostCard = {
  id: number;
  /** 'Example post', for a post that the client hasn't confirmed. */
  sampleLabel?: string;
  path: string;
  title: string;
  /** At most 30 words, or empty. */
  excerpt: string;
  /** In the format of the page's language: 'November 5, 2026', '৫ নভেম্বর ২০২৬'. */
  day: string;
  /** `yyyy-mm-dd`, for `<time>`. */
  dateTime: string;
  category?: string;
  image?: PostImage;
};

/** A link to a post from another post. */
export type PostLink = Pick<PostCard, 'id' | 'path' | 'title' | 'day' | 'image'>;

/** Formats a post's date for readers: 'November 5, 2026', '৫ নভেম্বর ২০২৬'. Empty if it isn't a date. */
export function formatPostDate(date: string, language: Language): string {
  const english = formatDate(date);
  return english && language === 'bn' ? formats.bn.date(date.slice(0, 10)) : english;
}

/**
 * Creates the card of a post in a list.
 *
 * @param language of the page
 * @param categories the categories that have posts; empty when they could not be loaded
 * @param selectedId the category that the list is filtered by; a post of several categories is shown under this one
 */
export function toPostCard(
  post: PostSummary,
  language: Language,
  categories: Category[],
  selectedId?: number,
): PostCard {
  const category = findPostCategory(post, categories, selectedId);
  return {
    id: post.id,
    ...(post.sample && { sampleLabel: getSampleLabel(language) }),
    path: postPath(post.slug),
    title: post.title,
    excerpt: post.excerpt,
    day: formatPostDate(post.date, language),
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
