import { expect, test } from 'vitest';
import { toPost } from './post.server.ts';
import { createWordPressUrlRewriter } from './url-rewriter.server.ts';

const addresses = createWordPressUrlRewriter(new URL('http://127.0.0.1:8090/'), {
  slug: 'a',
  link: 'http://127.0.0.1:8090/a/',
});
const post = { id: 1, slug: 'a', date: '', title: '', excerpt: '', categoryIds: [] };

test('our own words in a Bengali post are Bengali', () => {
  const content = `
    <iframe src="https://www.youtube.com/embed/ex8fMxXJDJw"></iframe>
    <div class="wp-block-embed__wrapper">https://vimeo.com/22439234</div>
    <div class="wp-block-embed__wrapper">https://o.example/a</div>
    <iframe src="https://maps.example/"></iframe>
    <audio src="/a.mp3"></audio><video src="/a.mp4"></video><img src="https://o.example/a.png">
    <table><tr><td></td></tr></table>`;
  const { title, html } = toPost({ ...post, content }, addresses, 'bn');
  const words = html.replace(/<[^<>]*>/g, '\n').split(/\s*\n\s*/);
  expect([title, ...words.filter(Boolean)]).toEqual([
    'শিরোনামহীন লেখা',
    'YouTube ভিডিও চালান',
    'Vimeo ভিডিও চালান',
    'o.example-এ দেখুন',
    'maps.example-এ দেখুন',
    'রেকর্ডিংটি শুনুন',
    'ভিডিওটি দেখুন',
    'ছবিটি দেখুন',
  ]);
  expect(html).toContain('aria-label="টেবিল ১"');
});
