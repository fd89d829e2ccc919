import { expect, test, vi } from 'vitest';
import { maxContentLength } from './content-tree.server.ts';
import { startRenderDeadline } from './deadline.server.ts';
import { toPost } from './post.server.ts';
import { localUrlRewriter } from './url-rewriter.server.ts';

const inTime = { isLate: () => false };
const source = { id: 1, slug: 'a', date: '', title: 'T', excerpt: '', categoryIds: [] };

test('content above the limit is cut, not within a tag, with a link to the original', () => {
  const words = '<p>word</p>'.repeat(maxContentLength / 11 - 1);
  const content = `${words}<p title="${'x'.repeat(50)}">late</p>`;
  const { html } = toPost(
    { ...source, content, link: 'https://o.example/a/?b&c' },
    localUrlRewriter,
    'en',
    inTime,
  );
  expect(html.includes('late')).toBe(false);
  expect(html.slice(-200)).toMatch(
    /<p>word<\/p><p><a href="https:\/\/o\.example\/a\/\?b&amp;c" rel="noopener">Read the whole post where it was published<\/a><\/p>$/,
  );
  const short = { ...source, content: '<p>word</p>', link: 'https://o.example/' };
  expect(toPost(short, localUrlRewriter, 'en').html).toBe('<p>word</p>');
});

test('a post that takes too long is shown as its words, without what is hidden', () => {
  for (const steps of [0, 5, 12]) {
    let step = 0;
    const isLate = () => step++ === steps;
    const content = '<h2>A &lt;b&gt;</h2><p hidden>no</p><table><tr><td>c</td></tr></table>';
    expect(toPost({ ...source, content }, localUrlRewriter, 'en', { isLate }).html).toBe(
      '<p>A &lt;b&gt; c</p>',
    );
  }
});

test('a post has a second to be rendered', () => {
  vi.useFakeTimers();
  const onLate = vi.fn();
  const isLate = startRenderDeadline(onLate);
  expect(isLate()).toBe(false);
  vi.advanceTimersByTime(1_001);
  expect(isLate()).toBe(true);
  expect(onLate).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
