import { blog } from '#content/blog.ts';

/** The `<link>` by which feed readers find the feed from any page of the blog. */
export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blog.title,
  href: '/blog/feed.xml',
};
