import { expect, test } from 'vitest';
import { buildPictureSources } from '#blog/picture-widths.ts';
import { getPreviewImage } from './link-preview.server.ts';

const page = { path: '/blog/a-visa', name: 'A visa | Opar International' };
const photo = {
  src: buildPictureSources('/blog-media/wp-content/uploads/a.jpg', 1024).src,
  description: 'A stamp',
};
const getSrc = (post: Parameters<typeof getPreviewImage>[0]['post']) =>
  getPreviewImage({ ...page, post }).src;

test('a page has its OG image, described by its name', () => {
  expect(getPreviewImage({ path: '/about', name: 'Who we are' })).toEqual({
    src: '/share/about.png',
    description: 'Who we are',
    width: 1200,
    height: 630,
  });
});

test('a post has its cover image, with its description', () => {
  const post = { cover: { ...photo, width: 960, height: 640 } };
  expect(getPreviewImage({ ...page, post })).toEqual({
    src: '/blog-media/wp-content/uploads/a.jpg?w=900',
    description: photo.description,
    width: 900,
    height: 600,
  });
  expect(
    getPreviewImage({ ...page, post: { cover: { ...photo, description: '' } } }).description,
  ).toBe(page.name);
});

test('a post of this repository has its OG image, like a page', () => {
  const cover = { ...photo, src: '/illustrations/post-visa.svg?v=1' };
  expect(getSrc({ cover })).toBe('/share/blog-a-visa.png');
});

test('a post without a cover, or with a narrow one, has the OG image of the blog', () => {
  const blogImage = '/share/blog.png';
  expect(getSrc({})).toBe(blogImage);
  expect(getSrc({ cover: { ...photo, width: 300 } })).toBe(blogImage);
  expect(getSrc({ cover: photo })).toBe('/blog-media/wp-content/uploads/a.jpg?w=900');
});
