import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { createRssFeed } from './blog-feed.ts';

const channel = { title: 'Events & Updates', description: 'News', siteUrl: 'https://example.org' };
const post = {
  id: 1,
  slug: 'a-visa',
  date: '2026-11-05T09:00:00',
  publishedAt: '2026-11-05T03:00:00Z',
  title: 'A <visa> & "you"',
  excerpt: 'One\u0000 two',
  categoryIds: [],
};

test('each post has its address and the moment it came out', () => {
  const feed = createRssFeed([post], channel);
  expect(feed).toContain('<link>https://example.org/blog/a-visa</link>');
  expect(feed).toContain('<pubDate>Thu, 05 Nov 2026 03:00:00 GMT</pubDate>');
});

test('text can not break out of its element', () => {
  const feed = createRssFeed([post], channel);
  expect(feed).toContain('<title>A &lt;visa&gt; &amp; &quot;you&quot;</title>');
  expect(feed).toContain('<description>One two</description>');
  expect(feed).toContain('<title>Events &amp; Updates</title>');
});

test("readers take a description for HTML: an excerpt's signs are text in it", () => {
  const feed = createRssFeed([{ ...post, excerpt: 'The <script> & "the" <b>' }], channel);
  const [, description = ''] = /<item>.*<description>(.*)<\/description>/.exec(feed) ?? [];
  const [html] = parseDocument(description, { xmlMode: true }).children;
  expect(html).toMatchObject({ data: 'The &lt;script&gt; &amp; &quot;the&quot; &lt;b&gt;' });
});

test('a moment that is not known is left out', () => {
  const { publishedAt: _, ...undated } = post;
  expect(createRssFeed([undated], channel)).not.toContain('pubDate');
});
