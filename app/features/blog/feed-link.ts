import { blog } from '#content/blog.ts';
import { type Language, localisePath } from '#content/language.ts';
import { blogPath } from './list-query.ts';

/** The path of the blog's feed in a language. */
export const getFeedPath = (language: Language): string =>
  `${localisePath(blogPath, language)}/feed.xml`;

/** Creates the `<link>` by which feed readers find the feed from any page of the blog. */
export const createFeedLink = (language: Language) => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blog[language].title,
  href: getFeedPath(language),
});
