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

const post = {
  title: 'A post',
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

test('markup in a post’s title can’t end the structured data', () => {
  const title = '</script><script>alert("$&")</script>';
  const result = markup({ path: '/blog/a', post: { ...post, title } });
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(result) ?? [];
  expect(JSON.parse(data)['@graph'][1]).toMatchObject({ headline: title });
  expect(result.match(/<script/g)).toHaveLength(1);
  expect(result).toContain('<meta property="article:published_time" content="2026-11-05"/>');
});

const countVersions = (markup: string) => markup.match(/hrefLang=/g)?.length ?? 0;

test('both versions of a page list both, and each has its own canonical URL', () => {
  for (const [path, locale, other] of [
    ['/services', 'en_GB', 'bn_BD'],
    ['/bn/services', 'bn_BD', 'en_GB'],
  ]) {
    const result = markup({ path });
    expect(result).toContain(`<link rel="canonical" href="https://www.example.org${path}"/>`);
    expect(result).toContain(
      [
        '<link rel="alternate" hrefLang="en" href="https://www.example.org/services"/>',
        '<link rel="alternate" hrefLang="bn" href="https://www.example.org/bn/services"/>',
        '<link rel="alternate" hrefLang="x-default" href="https://www.example.org/services"/>',
      ].join(''),
    );
    expect(result).toContain(`<meta property="og:locale" content="${locale}"/>`);
    expect(result).toContain(`<meta property="og:locale:alternate" content="${other}"/>`);
  }
});

test('a post lists its translation only where there is one', () => {
  const path = '/bn/blog/a';
  const count = (counterpart?: string) =>
    countVersions(markup({ path, post: { ...post, counterpart } }));
  expect(count('translation')).toBe(3);
  expect(count('same-post')).toBe(0);
  expect(count()).toBe(0);
});

test('an untranslated post is an English one for search engines, under its English address', () => {
  for (const path of ['/blog/a', '/bn/blog/a']) {
    const result = markup({ path, post: { ...post, counterpart: 'same-post' } });
    expect(result).toContain('<link rel="canonical" href="https://www.example.org/blog/a"/>');
    expect(result).toContain('"mainEntityOfPage":"https://www.example.org/blog/a"');
    expect(result).not.toContain('inLanguage');
  }
  const translated = markup({ path: '/bn/blog/a', post: { ...post, counterpart: 'translation' } });
  expect(translated).toContain('<link rel="canonical" href="https://www.example.org/bn/blog/a"/>');
  expect(translated).toContain('"inLanguage":"bn-BD"');
});

test('the preview of a Bengali page has the organisation’s Bengali name, and an image of its own', () => {
  const result = markup({ path: '/bn/services' });
  expect(result).toContain('<meta property="og:site_name" content="ওপার ইন্টারন্যাশনাল"/>');
  expect(result).toContain('content="https://www.example.org/share/bn-services.png"');
});
