import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { createRssFeed } from './blog-feed.ts';

const channel = {
  title: 'Events & Updates',
  description: 'News',
  siteUrl: 'https://example.org',
  language: 'en',
} as const;
const post = {
  id: 1,
  slug: 'a-visa',
  date: '2026-11-05T09:00:00',
  publishedAt: '2026-11-05T03:00:00Z',
  title: 'A <visa> & "you"',
  excerpt: 'One\u0000 two',
  categoryIds: [],
};

test('each post has its URL and its time of publication', () => {
  const feed = createRssFeed([post], channel);
  expect(feed).toContain('<link>https://example.org/blog/a-visa</link>');
  expect(feed).toContain('<pubDate>Thu, 05 Nov 2026 03:00:00 GMT</pubDate>');
});

test('text is escaped and has no control characters', () => {
  const feed = createRssFeed([post], channel);
  expect(feed).toContain('<title>A &lt;visa&gt; &amp; &quot;you&quot;</title>');
  expect(feed).toContain('<description>One two</description>');
  expect(feed).toContain('<title>Events &amp; Updates</title>');
});

test('feed readers parse a description as HTML, so an excerpt is escaped for HTML, too', () => {
  const feed = createRssFeed([{ ...post, excerpt: 'The <script> & "the" <b>' }], channel);
  const [, description = ''] = /<item>.*<description>(.*)<\/description>/.exec(feed) ?? [];
  const [html] = parseDocument(description, { xmlMode: true }).children;
  expect(html).toMatchObject({ data: 'The &lt;script&gt; &amp; &quot;the&quot; &lt;b&gt;' });
});

test('an unknown time of publication is left out', () => {
  const { publishedAt: _, ...undated } = post;
  expect(createRssFeed([undated], channel)).not.toContain('pubDate');
});
