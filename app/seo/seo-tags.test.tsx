import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeoTags } from './seo-tags.server.tsx';

const page = {
  siteUrl: 'https://www.example.org',
  path: '/services',
  title: 'Food & Drink',
  description: 'Ten "days" & more',
};
const markup = (props: object = {}) => renderToStaticMarkup(<SeoTags {...page} {...props} />);

test('a page has its canonical URL and its link preview', () => {
  const result = markup();
  expect(result).toContain('<link rel="canonical" href="https://www.example.org/services"/>');
  expect(result).toContain('<meta property="og:url" content="https://www.example.org/services"/>');
  expect(result).toContain('<meta property="og:title" content="Food &amp; Drink"/>');
  expect(result).toContain(
    '<meta property="og:description" content="Ten &quot;days&quot; &amp; more"/>',
  );
  expect(result).toContain(
    '<meta property="og:image" content="https://www.example.org/share/services.png"/>',
  );
  expect(result).toContain('<meta property="og:image:width" content="1200"/>');
  expect(result).toContain('<meta property="og:type" content="website"/>');
  expect(result).not.toContain('article:');
});

test('markup in a post’s title can’t end the structured data', () => {
  const title = '</script><script>alert("$&")</script>';
  const post = {
    title,
    excerpt: '',
    html: '',
    playerOrigins: [],
    hasFullWidthBlocks: false,
    hasBlocks: false,
    hasTables: false,
    day: '',
    dateTime: '2026-11-05',
    readingTime: '',
    furtherPosts: [],
  };
  const result = markup({ path: '/blog/a', post });
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(result) ?? [];
  expect(JSON.parse(data)['@graph'][1]).toMatchObject({ headline: title });
  expect(result.match(/<script/g)).toHaveLength(1);
  expect(result).toContain('<meta property="article:published_time" content="2026-11-05"/>');
});
