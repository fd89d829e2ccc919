import type {
  AdjacentPosts,
  Category,
  ContentService,
  Post,
  PostImage,
  PostSummary,
} from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { formatDate } from '#blog/format-date.ts';
import type { BlogLog } from '#blog/service.server.ts';
import { findPlayerOrigins } from '#blog/videos.ts';
import { findBackgroundBySrc } from '#content/illustrations/backgrounds.ts';
import { getIllustrationSize, getIllustrationSrc } from '#content/illustrations/illustrations.ts';
import { formatReadingTime } from '#content/post.ts';
import { categoryScenes, fallbackScenes } from '#content/post-scenes.ts';
import { isRightToLeft } from './lang-attributes.ts';
import { listPath } from './list-query.ts';
import { findPostCategory, type PostLink, toPostCard } from './post-card.ts';
import { loadCategories } from './post-list-view.server.ts';

/** A post as its page shows it. */
export type PostView = {
  title: string;
  excerpt: string;
  html: string;
  /** The origins of the players of the videos in it. */
  playerOrigins: string[];
  /** Where its title is written from right to left. */
  direction?: 'rtl';
  /** It has blocks as wide as the window. */
  hasFullWidthBlocks: boolean;
  /** It has blocks of WordPress's editor, and tables: they have stylesheets of their own. */
  hasBlocks: boolean;
  hasTables: boolean;
  day: string;
  dateTime: string;
  /** In words. */
  readingTime: string;
  category?: { name: string; path: string };
  /** `ground`: the page's colour around an illustration; photographs have none and are framed. */
  cover?: PostCover;
  /** What the page opens with in a cover's place, for the post's category. */
  scene?: PostCover;
  /** The posts that came out before and after it. */
  older?: PostLink;
  newer?: PostLink;
  /** Where else to read on: up to three posts. */
  furtherPosts: PostLink[];
};

export type PostCover = PostImage & { ground?: string };

/** A class other than those that our own elements get (blog/markup.server.ts). */
const editorClassPattern = / class="(?!table-scroll"|outside-video")/;

/** In milliseconds: how long a post that has come waits for what is around it. */
const surroundingsTimeoutMs = 1_000;

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
    loadPosts(service, undefined, deadline),
  ]);
  if (!post) return;
  const category = findPostCategory(post, categories);
  const soon = AbortSignal.any([deadline, AbortSignal.timeout(surroundingsTimeoutMs)]);
  const [related, { older, newer }] = await Promise.all([
    category ? loadPosts(service, category.id, soon) : [],
    loadAdjacentPosts(service, post, latest, soon),
  ]);
  return {
    title: post.title,
    excerpt: post.excerpt,
    html: post.html,
    playerOrigins: findPlayerOrigins(post.html),
    ...(isRightToLeft(post.title) && { direction: 'rtl' as const }),
    hasFullWidthBlocks: /class="[^"]*\balignfull\b/.test(post.html),
    hasBlocks: editorClassPattern.test(post.html),
    hasTables: post.html.includes('class="table-scroll"'),
    day: formatDate(post.date),
    dateTime: post.date.slice(0, 10),
    readingTime: formatReadingTime(post.readingMinutes),
    ...(category && { category: { name: category.name, path: listPath(category.id) } }),
    ...(post.image
      ? { cover: withGround(post.image) }
      : { scene: pickCategoryScene(category ?? post) }),
    ...(older && { older: toPostLink(older) }),
    ...(newer && { newer: toPostLink(newer) }),
    furtherPosts: pickFurtherPosts([...related, ...latest], [post, older, newer]).map(toPostLink),
  };
}

function withGround(image: PostImage): PostCover {
  const ground = findBackgroundBySrc(image.src);
  return { ...image, ...(ground !== undefined && { ground }) };
}

/** @param subject a category, or a post that has none */
function pickCategoryScene(subject: Category | Post): PostCover {
  const name = 'name' in subject ? subject.name : '';
  const known = categoryScenes.find(({ about }) => about.test(name));
  const scene =
    known?.scene ?? fallbackScenes[subject.id % fallbackScenes.length] ?? fallbackScenes[0];
  return withGround({
    src: getIllustrationSrc(scene),
    description: '',
    ...getIllustrationSize(scene),
  });
}

function toPostLink(post: PostSummary): PostLink {
  const { id, path, title, day, image } = toPostCard(post, []);
  return { id, path, title, day, ...(image && { image }) };
}

/** A post is worth showing without what surrounds it. */
async function withFallback<Value>(answer: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    return otherwise;
  }
}

async function loadPosts(
  service: ContentService,
  categoryId: number | undefined,
  deadline: AbortSignal,
): Promise<PostSummary[]> {
  const category = categoryId === undefined ? {} : { categoryId };
  const none = { posts: [] as PostSummary[] };
  return (await withFallback(service.posts({ page: 1, ...category }, deadline), none)).posts;
}

/** The newest posts tell of each other; of others the service is asked. */
async function loadAdjacentPosts(
  service: ContentService,
  post: PostSummary,
  latest: PostSummary[],
  deadline: AbortSignal,
): Promise<AdjacentPosts> {
  const place = latest.findIndex(({ id }) => id === post.id);
  const [newer, older] = [latest[place - 1], latest[place + 1]];
  if (place >= 0 && older) return newer ? { older, newer } : { older };
  return withFallback(service.adjacentPosts(post, deadline), {});
}

/** @returns the first three posts, but for those that the page shows already */
export function pickFurtherPosts(
  posts: PostSummary[],
  shown: (PostSummary | undefined)[],
): PostSummary[] {
  const isShown = ({ id }: PostSummary) => shown.some((other) => other?.id === id);
  const others = posts.filter((post) => !isShown(post));
  return [...new Map(others.map((post) => [post.id, post])).values()].slice(0, 3);
}
