import type {
  AdjacentPosts,
  Category,
  ContentService,
  Post,
  PostImage,
  PostSummary,
} from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import type { BlogLog } from '#blog/service.server.ts';
import { findPlayerOrigins } from '#blog/videos.ts';
import { findBackgroundBySrc } from '#content/illustrations/find-illustration.ts';
import { getIllustrationSize, getIllustrationSrc } from '#content/illustrations/illustrations.ts';
import type { Language } from '#content/language.ts';
import { formatReadingTime, getSampleLabel } from '#content/post.ts';
import { categoryScenes, fallbackScenes } from '#content/post-scenes.ts';
import { isRightToLeft } from './lang-attributes.ts';
import { listPath } from './list-query.ts';
import { localiseLinks } from './localise-links.ts';
import { findPostCategory, formatPostDate, type PostLink, toPostCard } from './post-card.ts';
import { loadPostCounterpart, type PostCounterpart } from './post-counterpart.server.ts';
import { loadCategories } from './post-list-view.server.ts';

/** The data of a post's page. */
export type PostView = {
  /** 'Example post', for a post that the client hasn't confirmed. It has no structured data. */
  sampleLabel?: string;
  title: string;
  excerpt: string;
  html: string;
  /** The origins of the video players in the post. */
  playerOrigins: string[];
  /** Set when the title is written from right to left. */
  direction?: 'rtl';
  /** Whether the post has blocks as wide as the window. */
  hasFullWidthBlocks: boolean;
  /** Whether the post has blocks of WordPress's editor, which have their own stylesheet. */
  hasBlocks: boolean;
  /** Whether the post has tables, which have their own stylesheet. */
  hasTables: boolean;
  /** In the format of the page's language: 'November 5, 2026', '৫ নভেম্বর ২০২৬'. */
  day: string;
  /** `yyyy-mm-dd`, for `<time>`. */
  dateTime: string;
  /** In words. */
  readingTime: string;
  category?: { name: string; path: string };
  cover?: PostCover;
  /** The illustration at the top of a post without a cover, chosen by its category. */
  scene?: PostCover;
  /** The previous post. */
  older?: PostLink;
  /** The next post. */
  newer?: PostLink;
  /** Up to three other posts to read. */
  furtherPosts: PostLink[];
  /** The kind of post that the other edition shows at the post's path. Undefined if that edition has no such post. */
  counterpart?: PostCounterpart;
};

/** `background` is the colour around an illustration. Photographs have none, and are framed. */
type PostCover = PostImage & { background?: string };

/** Matches a class that isn't one of those that blog/markup.server.ts adds. */
const editorClassPattern = / class="(?!table-scroll"|outside-video")/;

/** How long a loaded post waits for its related and adjacent posts, in milliseconds. */
const surroundingsTimeoutMs = 1_000;

/**
 * Loads a post with its category, its adjacent posts, further posts and its counterpart in the other language. All of these are
 * left out when they can't be fetched.
 *
 * @param services the posts in each language
 * @param deadline the deadline of all requests together
 * @param language of the page
 * @returns undefined when there is no such post
 * @throws ContentServiceError when the post can't be fetched
 */
export async function loadPostView(
  services: Record<Language, ContentService>,
  slug: string,
  log: BlogLog,
  deadline: AbortSignal,
  language: Language,
): Promise<PostView | undefined> {
  const service = services[language];
  const [post, categories, latest] = await Promise.all([
    service.post(slug, deadline),
    loadCategories(service, log, deadline),
    loadPosts(service, undefined, deadline),
  ]);
  if (!post) return;
  const category = findPostCategory(post, categories);
  const surroundingsDeadline = AbortSignal.any([
    deadline,
    AbortSignal.timeout(surroundingsTimeoutMs),
  ]);
  const [related, { older, newer }, counterpart] = await Promise.all([
    category ? loadPosts(service, category.id, surroundingsDeadline) : [],
    loadAdjacentPosts(service, post, latest, surroundingsDeadline),
    loadPostCounterpart(post, services, language, surroundingsDeadline),
  ]);
  return {
    ...(post.sample && { sampleLabel: getSampleLabel(language) }),
    title: post.title,
    excerpt: post.excerpt,
    html: localiseLinks(post.html, language),
    playerOrigins: findPlayerOrigins(post.html),
    ...(isRightToLeft(post.title) && { direction: 'rtl' as const }),
    hasFullWidthBlocks: /class="[^"]*\balignfull\b/.test(post.html),
    hasBlocks: editorClassPattern.test(post.html),
    hasTables: post.html.includes('class="table-scroll"'),
    day: formatPostDate(post.date, language),
    dateTime: post.date.slice(0, 10),
    readingTime: formatReadingTime(post.readingMinutes, language),
    ...(category && { category: { name: category.name, path: listPath(category.id) } }),
    ...(post.image
      ? { cover: withBackground(post.image) }
      : { scene: pickCategoryScene(category ?? post) }),
    ...(older && { older: toPostLink(older, language) }),
    ...(newer && { newer: toPostLink(newer, language) }),
    furtherPosts: pickFurtherPosts([...related, ...latest], [post, older, newer]).map((further) =>
      toPostLink(further, language),
    ),
    ...(counterpart && { counterpart }),
  };
}

function withBackground(image: PostImage): PostCover {
  const background = findBackgroundBySrc(image.src);
  return { ...image, ...(background !== undefined && { background }) };
}

/** @param subject a category, or a post without a category */
function pickCategoryScene(subject: Category | Post): PostCover {
  const name = 'name' in subject ? subject.name : '';
  const known = categoryScenes.find(({ about }) => about.test(name));
  const scene =
    known?.scene ?? fallbackScenes[subject.id % fallbackScenes.length] ?? fallbackScenes[0];
  return withBackground({
    src: getIllustrationSrc(scene),
    description: '',
    ...getIllustrationSize(scene),
  });
}

function toPostLink(post: PostSummary, language: Language): PostLink {
  const { id, path, title, day, image } = toPostCard(post, language, []);
  return { id, path, title, day, ...(image && { image }) };
}

/** Resolves to the fallback when the content service fails. A post can be shown without the rest of its page. */
async function withFallback<Value>(promise: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    return fallback;
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

/** Finds the adjacent posts among the latest ones. It requests those of an older post from the service. */
async function loadAdjacentPosts(
  service: ContentService,
  post: PostSummary,
  latest: PostSummary[],
  deadline: AbortSignal,
): Promise<AdjacentPosts> {
  const index = latest.findIndex(({ id }) => id === post.id);
  const [newer, older] = [latest[index - 1], latest[index + 1]];
  if (index >= 0 && older) return newer ? { older, newer } : { older };
  return withFallback(service.adjacentPosts(post, deadline), {});
}

/** Returns the first three posts that the page doesn't show already, without duplicates. */
export function pickFurtherPosts(
  posts: PostSummary[],
  shown: (PostSummary | undefined)[],
): PostSummary[] {
  const isShown = ({ id }: PostSummary) => shown.some((other) => other?.id === id);
  const others = posts.filter((post) => !isShown(post));
  return [...new Map(others.map((post) => [post.id, post])).values()].slice(0, 3);
}
