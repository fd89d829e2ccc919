import { blog } from './blog.ts';
import { postTemplate as bengali } from './bn/post.ts';
import { postTemplate as english } from './en/post.ts';
import { formats } from './formats/formats.ts';
import type { Language } from './language.ts';
import { finderLink } from './navigation.ts';
import type { Action } from './types/common.ts';

const texts = { en: english, bn: bengali };

function createPostTemplate(language: Language) {
  const { more, adjacentPosts, share, closing } = texts[language];
  return {
    back: { to: '/blog', name: blog[language].title } satisfies Action,
    more,
    adjacentPosts,
    share,
    closing: {
      title: closing.title,
      text: closing.text,
      actions: [
        { to: '/apply', name: closing.apply },
        { to: '/contact', name: closing.consultation },
      ] satisfies [Action, Action],
      finder: finderLink[language],
    },
  };
}

/** The texts that all posts share, in each language. */
export const postTemplate = { en: createPostTemplate('en'), bn: createPostTemplate('bn') };

/** Formats the time that a post takes to read. */
export const formatReadingTime = (minutes: number, language: Language): string =>
  texts[language].readingTime(formats[language].digits(minutes));

/** Returns the mark of an example post: 'Example post'. */
export const getSampleLabel = (language: Language): string => texts[language].sample;
