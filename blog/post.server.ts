import type { Post, PostImage, PostLanguage, PostSummary } from './content-service.ts';
import { prepareMarkup } from './markup.server.ts';
import { maxTitleLength, toExcerpt, toPlainText, truncate } from './plain-text.server.ts';
import { postTexts } from './post-texts.ts';
import { sanitise } from './sanitise.server.ts';
import type { UrlRewriter } from './url-rewriter.server.ts';

/** A post from WordPress or a local file. Title, excerpt and content are untrusted HTML. */
export type SourcePost = {
  id: number;
  sample?: true;
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

const wordsPerMinute = 220;

/** Converts a post to the form for lists. Used for WordPress's and local posts. */
export function toSummary(
  { content: _content, ...post }: SourcePost,
  language: PostLanguage = 'en',
): PostSummary {
  return {
    ...post,
    title: truncate(toPlainText(post.title), maxTitleLength) || postTexts[language].untitled,
    excerpt: toExcerpt(post.excerpt),
  };
}

/** Converts a post to the form for its page, with sanitised content. Used for WordPress's and local posts. */
export function toPost(post: SourcePost, urlRewriter: UrlRewriter, language: PostLanguage): Post {
  const html = prepareMarkup(post.content, urlRewriter, language);
  const wordCount = toPlainText(html).split(' ').length;
  return {
    ...toSummary(post, language),
    html: sanitise(html),
    readingMinutes: Math.max(1, Math.round(wordCount / wordsPerMinute)),
  };
}
