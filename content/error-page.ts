import type { Action } from './types/common.ts';
import type { Decoration } from './types/picture.ts';

type ErrorTexts = { documentTitle: string; number: string; title: string; lede: string };

/** The texts for a page that doesn't exist (requirements 2), and for a page that failed. */
export const errorPage = {
  picture: { file: 'scene-404' } satisfies Decoration,
  notFound: {
    documentTitle: 'Page not found',
    number: '404',
    title: 'Oops! Page not found',
    lede: 'This page does not exist, or it has moved.',
  } satisfies ErrorTexts,
  failed: {
    documentTitle: 'Something went wrong',
    number: '500',
    title: 'This page could not be shown',
    lede: 'Something failed on our side. Please try again in a moment.',
  } satisfies ErrorTexts,
  action: { to: '/', name: 'Return to Home' } satisfies Action,
};
