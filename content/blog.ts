import { blog as bengali } from './bn/blog.ts';
import { blog as english } from './en/blog.ts';
import type { Language } from './language.ts';
import type { Action } from './types/common.ts';

function createBlog(language: Language) {
  const texts = { en: english, bn: bengali }[language];
  const { nextEvents, list } = texts;
  const { contact, ...none } = list.none;
  return {
    ...texts,
    nextEvents: { ...nextEvents, all: { to: '/events', name: nextEvents.all } satisfies Action },
    list: {
      ...list,
      none: { ...none, action: { to: '/contact', name: contact } satisfies Action },
    },
  };
}

/** The content of the blog's list, and of posts that load or fail, in each language (requirements 4 and 8). */
export const blog = { en: createBlog('en'), bn: createBlog('bn') };
