import type { PostLanguage } from '../content-service.ts';
import { parseContent } from '../content-tree.server.ts';
import { prepareMarkup } from '../markup.server.ts';
import { toPost } from '../post.server.ts';
import { createWordPressUrlRewriter, type UrlRewriter } from '../url-rewriter.server.ts';
import { readFixture } from './fake-wordpress.ts';

/** Adapts a content, without sanitising it. */
export const prepare = (
  content: string,
  urlRewriter: UrlRewriter,
  language: PostLanguage,
): string => prepareMarkup(parseContent(content), urlRewriter, language, () => false) ?? '';

/** Renders a post with this content, as a WordPress at http://127.0.0.1:8090 would return it. */
export function renderPost(content: string) {
  const addresses = createWordPressUrlRewriter(new URL('http://127.0.0.1:8090/'), {
    slug: 'a',
    link: 'http://127.0.0.1:8090/a/',
  });
  const post = { id: 1, slug: 'a', date: '', title: 'T', excerpt: '', content, categoryIds: [] };
  return toPost(post, addresses, 'en', { isLate: () => false });
}

/** Renders the HTML of a post with this content. */
export const renderHtml = (content: string) => renderPost(content).html;

/** Reads the content of a recorded post. */
export function readRecordedContent(name: string): string {
  return JSON.parse(readFixture(name))[0].content.rendered;
}
