import { expect, test } from 'vitest';
import { UnknownDocumentError, withMachineHead } from './machine-head.server.ts';

const documentWith = (head: string) => `<html><head>${head}</head><body></body></html>`;
const description = '<meta name="description" content="Ten &quot;days&quot; &amp; more"/>';
const html = documentWith(`<title>Food &amp; Drink | Opar International</title>${description}`);
const page = { status: 200, siteUrl: 'https://www.example.org', path: '/services' };

test('a page has its address, and what a link to it shows', () => {
  const result = withMachineHead(html, page);
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

test('its data are data, whatever a post is called', () => {
  const title = '</script><script>alert("$&")</script>';
  const post = {
    title,
    excerpt: '',
    html: '',
    players: [],
    reachesEdges: false,
    hasBlocks: false,
    hasTables: false,
    day: '',
    dateTime: '2026-11-05',
    readingTime: '',
    more: [],
  };
  const result = withMachineHead(html, { ...page, path: '/blog/a', post });
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(result) ?? [];
  expect(JSON.parse(data)['@graph'][1]).toMatchObject({ headline: title });
  expect(result.match(/<script/g)).toHaveLength(1);
  expect(result).toContain('<meta property="article:published_time" content="2026-11-05"/>');
});

test('what has failed is not indexed, nor what says that it is not for search engines', () => {
  const failed = withMachineHead(html, { ...page, status: 404 });
  expect(failed).toContain('<meta name="robots" content="noindex"/></head>');
  expect(failed).not.toMatch(/canonical|og:|ld\+json/);
  const own = documentWith('<meta name="robots" content="noindex"/>');
  expect(withMachineHead(own, page)).toBe(own);
  expect(withMachineHead(own, { ...page, status: 422 })).toBe(own);
});

test.each([
  ['title', documentWith(description)],
  ['description', documentWith('<title>Services</title>')],
])('a page without a %s is not served in silence', (_, other) => {
  expect(() => withMachineHead(other, page)).toThrow(UnknownDocumentError);
});
