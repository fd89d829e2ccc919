import { expect, test } from 'vitest';
import { getPreviewImage } from './link-preview.server.ts';

const page = { path: '/blog/a-visa', name: 'A visa | Opar International' };
const photo = { src: '/blog-media/wp-content/uploads/a.jpg', description: 'A stamp' };
const shownWith = (cover: Parameters<typeof getPreviewImage>[0]['post']) =>
  getPreviewImage({ ...page, post: cover }).src;

test('a page has its card, which says its name', () => {
  expect(getPreviewImage({ path: '/about', name: 'Who we are' })).toEqual({
    src: '/share/about.png',
    description: 'Who we are',
    width: 1200,
    height: 630,
  });
});

test('a post has its own picture, with what it shows', () => {
  const post = { cover: { ...photo, width: 1024, height: 683 } };
  expect(getPreviewImage({ ...page, post })).toEqual(post.cover);
  expect(
    getPreviewImage({ ...page, post: { cover: { ...photo, description: '' } } }).description,
  ).toBe(page.name);
});

test('a post of this repository has its card, like a page', () => {
  const cover = { ...photo, src: '/illustrations/post-visa.svg?v=1' };
  expect(shownWith({ cover })).toBe('/share/blog-a-visa.png');
});

test('or the blog’s card, where it has none that is shown', () => {
  const card = '/share/blog.png';
  expect(shownWith({})).toBe(card);
  expect(shownWith({ cover: { ...photo, width: 300 } })).toBe(card);
  expect(shownWith({ cover: photo })).toBe(photo.src);
});
