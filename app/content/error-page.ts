import type { Action } from '#app/components/sections/action-links/action-links.tsx';

type ErrorTexts = { documentTitle: string; number: string; title: string; text: string };

/** The page that doesn't exist (SPEC section 2), and the page that failed. */
export const errorPage = {
  notFound: {
    documentTitle: 'Page not found',
    number: '404',
    title: 'Oops! Page not found',
    text: 'The fog came down and this page is not on the map.',
  } satisfies ErrorTexts,
  failed: {
    documentTitle: 'Something went wrong',
    number: '500',
    title: 'This page could not be shown',
    text: 'Something failed on our side. Please try again in a moment; what you typed into a form is kept in this browser.',
  } satisfies ErrorTexts,
  action: { to: '/', name: 'Return to Home' } satisfies Action,
};
