import { errorPage as bengali } from './bn/error-page.ts';
import { errorPage as english } from './en/error-page.ts';
import type { Action } from './types/common.ts';
import type { Decoration } from './types/picture.ts';
import type { Translation } from './types/translation.ts';

const createErrorPage = ({ action, ...texts }: Translation<typeof english>) => ({
  ...texts,
  picture: { file: 'scene-404' } satisfies Decoration,
  action: { to: '/', name: action } satisfies Action,
});

/** The content for a page that doesn't exist (requirements 2), and for a page that failed. */
export const errorPage = { en: createErrorPage(english), bn: createErrorPage(bengali) };
