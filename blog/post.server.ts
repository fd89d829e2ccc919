import type { Post, PostImage, PostSummary } from './content-service.ts';
import { prepareMarkup } from './markup.server.ts';
import { maxTitleLength, toExcerpt, toPlainText, truncate } from './plain-text.server.ts';
import { sanitise } from './sanitise.server.ts';
import type { UrlRewriter } from './url-rewriter.server.ts';

/** A post as its source has it. Nothing in it is trusted: title, excerpt and content are HTML. */
export type SourcePost = {
  id: number;
  slug: string;
  date: string;
  publishedAt?: string;
  sortedBy?: string;
  title: string;
  excerpt: string;
  content: string;
  categoryIds: number[];
  image?: PostImage;
};

const untitled = 'Untitled post';
const wordsPerMinute = 220;

/** The post as lists show it. WordPress and local posts both pass through here. */
export function toSummary({ content: _content, ...post }: SourcePost): PostSummary {
  return {
    ...post,
    title: truncate(toPlainText(post.title), maxTitleLength) || untitled,
    excerpt: toExcerpt(post.excerpt),
  };
}

/**
 * The post as its page shows it, its content sanitised. WordPress and local posts both pass through
 * here.
 */
export function toPost(post: SourcePost, addresses: UrlRewriter): Post {
  const html = prepareMarkup(post.content, addresses);
  const words = toPlainText(html).split(' ').length;
  return {
    ...toSummary(post),
    html: sanitise(html),
    readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
  };
}
