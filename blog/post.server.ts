import { escapeHtml } from '#common/escape-html.ts';
import type { Post, PostImage, PostLanguage, PostSummary } from './content-service.ts';
import { maxContentLength, parseContent } from './content-tree.server.ts';
import { startRenderDeadline } from './deadline.server.ts';
import { prepareMarkup } from './markup.server.ts';
import { getText, maxTitleLength, toExcerpt, toPlainText, truncate } from './plain-text.server.ts';
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
  /** Its URL on WordPress. */
  link?: string;
};

const wordsPerMinute = 220;

/** Converts a post to the form for lists. Used for WordPress's and local posts. */
export function toSummary(
  { content: _content, link: _link, ...post }: SourcePost,
  language: PostLanguage = 'en',
): PostSummary {
  return {
    ...post,
    title: truncate(toPlainText(post.title), maxTitleLength) || postTexts[language].untitled,
    excerpt: toExcerpt(post.excerpt),
  };
}

/**
 * Converts a post to the form for its page, with sanitised content. Used for WordPress's and local posts.
 *
 * @param options.tree the content, where it is parsed already. It is changed
 * @param options.isLate whether rendering has taken too long; readers then get the words alone
 */
export function toPost(
  post: SourcePost,
  urlRewriter: UrlRewriter,
  language: PostLanguage,
  { isLate = startRenderDeadline(), tree = parseContent(post.content) } = {},
): Post {
  const words = getText(tree);
  const html = prepareMarkup(tree, urlRewriter, language, isLate) ?? `<p>${escapeHtml(words)}</p>`;
  const rest =
    post.link && post.content.length > maxContentLength
      ? `<p><a href="${escapeHtml(post.link)}">${postTexts[language].readWhole}</a></p>`
      : '';
  return {
    ...toSummary(post, language),
    html: sanitise(html + rest),
    readingMinutes: Math.max(1, Math.round(words.split(' ').length / wordsPerMinute)),
  };
}
