import { describe, expect, test } from 'vitest';
import { encodeMediaPath } from './media-paths.server.ts';
import { createWordPressUrlRewriter, localUrlRewriter } from './url-rewriter.server.ts';

const base = new URL('https://cms.example/');
const plain = createWordPressUrlRewriter(base, { slug: 'a', link: 'https://cms.example/a/' });
const dated = createWordPressUrlRewriter(base, {
  slug: 'a',
  link: 'https://cms.example/2026/11/05/a/',
});

describe('pictures', () => {
  test.each([
    ['https://cms.example/wp-content/uploads/a.jpg', '/blog-media/wp-content/uploads/a.jpg'],
    ['/wp-content/uploads/a.PNG?w=300', '/blog-media/wp-content/uploads/a.PNG'],
    ['//cms.example/wp-content/a.webp#x', '/blog-media/wp-content/a.webp'],
    ['http://cms.example/wp-content/uploads/a.jpg', '/blog-media/wp-content/uploads/a.jpg'],
    ['/wp-content/ছবি%20১,2.jpg', `/blog-media/wp-content/${encodeURIComponent('ছবি ১,2.jpg')}`],
  ])('%s is served from our origin', (src, own) => {
    expect(plain.rewriteImage(src)).toBe(own);
  });

  test.each([
    'https://other.example/wp-content/uploads/a.jpg',
    'https://cms.example:8080/wp-content/uploads/a.jpg',
    'https://cms.example.evil.example/wp-content/uploads/a.jpg',
    'https://cms.example@evil.example/wp-content/uploads/a.jpg',
    '/wp-content/uploads/a.svg',
    '/wp-content/uploads/a.php',
    '/wp-content/../wp-config.jpg',
    '/wp-content/%2e%2e/%2e%2e/etc/a.jpg',
    '/wp-content/..%2f..%2fa.jpg',
    '/wp-content/..%5ca.jpg',
    '/wp-includes/images/a.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)//wp-content/a.jpg',
    'blob:https://cms.example/wp-content/a.jpg',
    '',
  ])('%s is not', (src) => {
    expect(plain.rewriteImage(src)).toBeUndefined();
  });

  test('a WordPress below a path and with an internal URL works', () => {
    const internal = createWordPressUrlRewriter(new URL('http://wordpress:8080/cms/'), {
      slug: 'a',
      link: 'https://public.example/a/',
    });
    expect(internal.rewriteImage('http://wordpress:8080/cms/wp-content/a.jpg')).toBe(
      '/blog-media/wp-content/a.jpg',
    );
    expect(internal.rewriteImage('https://public.example/wp-content/a.jpg')).toBe(
      '/blog-media/wp-content/a.jpg',
    );
  });
});

describe('links', () => {
  test.each([
    ['/about/', 'https://cms.example/about/'],
    ['../b/', 'https://cms.example/b/'],
    ['https://other.example/x?y=1#z', 'https://other.example/x?y=1#z'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+880', 'tel:+880'],
    ['#part', '#part'],
    ['/wp-content/uploads/a.pdf', 'https://cms.example/wp-content/uploads/a.pdf'],
    ['/wp-content/uploads/a.jpg', '/blog-media/wp-content/uploads/a.jpg?w=2560'],
  ])('%s leads to %s', (href, address) => {
    expect(plain.rewriteLink(href, false)).toBe(address);
  });

  test.each(['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    '%j is refused',
    (href) => {
      expect(plain.rewriteLink(href, true)).toBeUndefined();
    },
  );

  test('a post is recognised by its dated URL', () => {
    expect(dated.rewriteLink('https://cms.example/2019/01/31/other-post/', false)).toBe(
      '/blog/other-post',
    );
    expect(dated.rewriteLink('/2019/01/31/%E0%A6%AC/', false)).toBe('/blog/%E0%A6%AC');
    expect(dated.rewriteLink('/about/', false)).toBe('https://cms.example/about/');
    expect(dated.rewriteLink('https://other.example/2019/01/31/x/', false)).toBe(
      'https://other.example/2019/01/31/x/',
    );
  });

  test("a post with a plain URL is recognised by the editor's markup", () => {
    expect(plain.rewriteLink('https://cms.example/other-post/', true)).toBe('/blog/other-post');
    expect(plain.rewriteLink('https://cms.example/other-post/', false)).toBe(
      'https://cms.example/other-post/',
    );
    expect(plain.rewriteLink('https://cms.example/', true)).toBe('https://cms.example/');
  });

  test("WORDPRESS_URL's password is in no link", () => {
    const secret = createWordPressUrlRewriter(new URL('https://user:secret@cms.example/'), {
      slug: 'a',
    });
    expect(secret.rewriteLink('/about/', false)).toBe('https://cms.example/about/');
  });
});

test.each([
  'wp-content/uploads/../../secret.jpg',
  'wp-content//a.jpg',
  'wp-content/a.jpg/',
  'wp-content/uploads/a.svg',
  'wp-content/a\u0000.jpg',
  'wp-content/a\ud800.jpg',
  'wp-content\\a.jpg',
  'a.jpg',
  'wp-content',
  '',
])('the media path %j may not be asked for', (path) => {
  expect(encodeMediaPath(path)).toBeUndefined();
});

test('URLs of local posts are unchanged', () => {
  expect(localUrlRewriter.rewriteLink('/apply', false)).toBe('/apply');
  expect(localUrlRewriter.rewriteImage('https://other.example/a.png')).toBeUndefined();
});
