import { expect, test } from 'vitest';
import { toCachedBlogPath } from './cached-blog-path.server.ts';

test.each([
  ['/blog', '/blog'],
  ['/blog?utm_source=mail&page=1', '/blog'],
  ['/blog?page=3&category=7&x=1', '/blog?category=7&page=3'],
  ['/blog?category=7&page=3', '/blog?category=7&page=3'],
  ['/blog?page=-1&category=seven', '/blog'],
  ['/blog?page=999999999', '/blog?page=100'],
  ['/blog/a-post?page=2&x=1', '/blog/a-post'],
  ['/blog/%61-post', '/blog/a-post'],
  ['/blog/%e0%a6%ac', '/blog/%E0%A6%AC'],
  ['/blog/%E0%A6%AC', '/blog/%E0%A6%AC'],
  ['/bn/blog?utm_source=mail&category=7', '/bn/blog?category=7'],
  ['/bn/blog/a-post?x=1', '/bn/blog/a-post'],
  ['/bn/services', undefined],
  ['/blog/a-post/more', undefined],
  ['/blog/a%20b', undefined],
  ['/blogs', undefined],
  ['/', undefined],
])('%s is cached as %s', (url, key) => {
  expect(toCachedBlogPath(url)).toBe(key);
});
