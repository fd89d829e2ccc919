import { Marked } from 'marked';
import { markedSmartypants } from 'marked-smartypants';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import {
  type ContentService,
  type PostImage,
  type PostLanguage,
  pageSize,
} from './content-service.ts';
import { extractHeadings } from './headings.server.ts';
import { toPlainText } from './plain-text.server.ts';
import { type SourcePost, toPost, toSummary } from './post.server.ts';
import { normaliseSlug } from './slug.server.ts';
import { localUrlRewriter } from './url-rewriter.server.ts';

/** Returns one of the site's illustrations by name, such as `post-visa`. It throws when none has the name. */
export type ResolveIllustration = (name: string) => { src: string; width: number; height: number };

/**
 * Ids are part of URLs (`/blog?category=1`), so an id must never change. A new category gets the next one. Posts name their
 * category in English, in both languages.
 */
const localCategories = [
  { id: 1, name: 'Visas', bengaliName: 'ভিসা' },
  { id: 2, name: 'Letters', bengaliName: 'চিঠি' },
  { id: 3, name: 'Interviews', bengaliName: 'সাক্ষাৎকার' },
  { id: 4, name: 'Life abroad', bengaliName: 'বিদেশের জীবন' },
  { id: 5, name: 'Events', bengaliName: 'ইভেন্ট' },
] as const;

/**
 * Returns the name of a category in a language.
 *
 * @param english its English name, as the posts of both languages state it
 */
export const getCategoryName = (english: LocalPost['category'], language: PostLanguage): string =>
  (language === 'bn' && localCategories.find(({ name }) => name === english)?.bengaliName) ||
  english;

const frontMatterSchema = z.strictObject({
  /** The post is an example until the client has confirmed it (content/types/unconfirmed.ts). */
  sample: z.literal(true).optional(),
  title: z.string().min(1),
  date: z.iso.date(),
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  category: z.literal(
    localCategories.map(({ name }) => name),
    {
      error: ({ input }) =>
        `"${input}" is not a category. Use one of: ${localCategories.map(({ name }) => name).join(', ')}`,
    },
  ),
  excerpt: z.string().min(1),
  image: z.string().min(1),
  imageDescription: z.string().min(1),
});

/** Produces typographic punctuation: curly quotes and apostrophes, dashes for `--` and `---`, an ellipsis for three dots. */
const markdownParser = new Marked(markedSmartypants(), {
  // Text would be output unescaped, so that "<" would start an element.
  walkTokens(token) {
    if (token.type !== 'text' || token.tokens) return;
    token.text = token.text.replace(/&(?!#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
  },
});

type LocalPost = z.output<typeof frontMatterSchema> & { file: string; markdown: string };

/** Local posts are published at nine in the morning in Dhaka, which is UTC+6 all year. */
const localPublishTime = 'T09:00:00';
const utcPublishTime = 'T03:00:00Z';

/**
 * Parses a post's file: YAML between two lines of `---`, then Markdown.
 *
 * @param file the file's name, for error messages
 * @throws Error that names the file, when the front matter is missing or invalid
 */
export function parseLocalPost(file: string, text: string): LocalPost {
  const [, yaml, markdown] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text) ?? [];
  if (yaml === undefined || markdown === undefined) throw new Error(`${file}: no front matter`);
  const result = frontMatterSchema.safeParse(withFileName(file, () => parseYaml(yaml)));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return { ...result.data, file, markdown };
}

/** Puts the file's name before the message of an error. */
function withFileName<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

const renderInline = (text: string) => markdownParser.parseInline(text, { async: false });

function toSourcePost(
  { file, markdown, date, ...post }: LocalPost,
  id: number,
  resolveIllustration: ResolveIllustration,
): SourcePost {
  const image: PostImage = {
    ...withFileName(file, () => resolveIllustration(post.image)),
    description: toPlainText(renderInline(post.imageDescription)),
  };
  return {
    id,
    ...(post.sample && { sample: true as const }),
    slug: post.slug,
    date: date + localPublishTime,
    publishedAt: date + utcPublishTime,
    title: renderInline(post.title),
    excerpt: renderInline(post.excerpt),
    content: markdownParser.parse(markdown, { async: false }),
    categoryIds: localCategories.filter(({ name }) => name === post.category).map(({ id }) => id),
    image,
  };
}

/** As in WordPress, a post and its translation have different ids. */
const firstIds: Record<PostLanguage, number> = { en: 1, bn: 1001 };

/**
 * Creates the content service of the posts in this repository. Sanitising and page size are the same as for WordPress.
 *
 * @param files each post's file name and text; see `local-post-files.server.ts`
 * @param language of the posts
 * @throws Error when a file is not a valid post or names an unknown illustration, or two posts have the same slug
 */
export function createLocalPostsService(
  files: Record<string, string>,
  resolveIllustration: ResolveIllustration,
  language: PostLanguage,
): ContentService {
  const oldestFirst = Object.entries(files)
    .map(([file, text]) => parseLocalPost(file, text))
    .sort((a, b) => a.date.localeCompare(b.date) || a.slug.localeCompare(b.slug));
  const posts = oldestFirst
    .map((post, index) => toSourcePost(post, firstIds[language] + index, resolveIllustration))
    .reverse();
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  if (bySlug.size < posts.length) throw new Error('two posts have the same slug');

  return {
    async categories() {
      return localCategories
        .map(({ id, name }) => ({
          id,
          name: getCategoryName(name, language),
          count: posts.filter(({ categoryIds }) => categoryIds.includes(id)).length,
        }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => a.name.localeCompare(b.name, language));
    },

    async posts({ page, categoryId }) {
      const matchingPosts = posts.filter(
        ({ categoryIds }) => categoryId === undefined || categoryIds.includes(categoryId),
      );
      const start = (page - 1) * pageSize;
      return {
        posts: matchingPosts
          .slice(start, start + pageSize)
          .map((post) => toSummary(post, language)),
        hasMore: start + pageSize < matchingPosts.length,
        page,
      };
    },

    async headings(page) {
      const start = (page - 1) * pageSize;
      return new Map(
        posts
          .slice(start, start + pageSize)
          .map(({ id, content }) => [id, extractHeadings(content)]),
      );
    },

    async sitemapEntries() {
      return posts.map(({ id, slug, publishedAt }) => ({
        id,
        slug,
        ...(publishedAt && { changedAt: publishedAt }),
      }));
    },

    async adjacentPosts({ id }) {
      const index = posts.findIndex((post) => post.id === id);
      const [newer, older] = [posts[index - 1], posts[index + 1]];
      return {
        ...(newer && { newer: toSummary(newer, language) }),
        ...(older && { older: toSummary(older, language) }),
      };
    },

    async post(requestedSlug) {
      const post = bySlug.get(normaliseSlug(requestedSlug) ?? '');
      return post && toPost(post, localUrlRewriter, language);
    },

    media: async () => new Response(null, { status: 404 }),
    health: () => ({ source: 'local', ok: true }),
  };
}
