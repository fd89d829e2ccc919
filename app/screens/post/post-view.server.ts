import { readingTime } from '#app/content/post.ts';
import { groundOfSrc } from '#app/illustrations/grounds.ts';
import { listPath } from '#app/screens/blog/list-address.ts';
import { type PostCard, postCard, postCategory } from '#app/screens/blog/post-card.ts';
import { loadCategories } from '#app/screens/blog/post-list-view.server.ts';
import type { ContentService, Post, PostImage, PostSummary } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { formatDate } from '#blog/format-date.ts';
import type { BlogLog } from '#blog/service.server.ts';
import { playerOrigins } from '#blog/videos.ts';

/** A post as its page shows it. */
export type PostView = {
  title: string;
  excerpt: string;
  html: string;
  /** The origins of the players of the videos in it. */
  players: string[];
  day: string;
  dateTime: string;
  /** In words. */
  readingTime: string;
  category?: { name: string; path: string };
  /** `ground`: the page's colour around an illustration; photographs have none and are framed. */
  cover?: PostImage & { ground?: string };
  /** Where else to read on: up to two posts. */
  more: PostCard[];
};

/**
 * A post with what its page shows around it.
 *
 * @param deadline of all that it asks together
 * @returns undefined when there is no such post
 * @throws ContentServiceError when the post can't be fetched; the rest is left out if it can't
 */
export async function loadPostView(
  service: ContentService,
  slug: string,
  log: BlogLog,
  deadline: AbortSignal,
): Promise<PostView | undefined> {
  const [post, categories, latest] = await Promise.all([
    service.post(slug, deadline),
    loadCategories(service, log, deadline),
    loadLatest(service, deadline),
  ]);
  if (!post) return;
  const category = postCategory(post, categories);
  return {
    title: post.title,
    excerpt: post.excerpt,
    html: post.html,
    players: playerOrigins(post.html),
    day: formatDate(post.date),
    dateTime: post.date.slice(0, 10),
    readingTime: readingTime(post.readingMinutes),
    ...(category && { category: { name: category.name, path: listPath(category.id) } }),
    ...(post.image && { cover: cover(post.image) }),
    more: nextToRead(latest, post).map((other) => postCard(other, categories)),
  };
}

function cover(image: PostImage) {
  const ground = groundOfSrc(image.src);
  return { ...image, ...(ground !== undefined && { ground }) };
}

async function loadLatest(service: ContentService, deadline: AbortSignal) {
  try {
    return (await service.posts({ page: 1 }, deadline)).posts;
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    return [];
  }
}

/**
 * The two posts to read after this one: the next older ones among the latest, and the newest where it
 * has none there.
 */
export function nextToRead(latest: PostSummary[], { id }: Pick<Post, 'id'>): PostSummary[] {
  const place = latest.findIndex((post) => post.id === id);
  const older = place < 0 ? [] : latest.slice(place + 1);
  const newest = latest.filter((post) => post.id !== id && !older.includes(post));
  return [...older, ...newest].slice(0, 2);
}
