import { inBothLanguages } from './in-both-languages.ts';
import type { Action } from './types/common.ts';
import type { Decoration } from './types/picture.ts';

/** The content for a page that doesn't exist (requirements 2), and for a page that failed. */
export const errorPage = inBothLanguages((t, format) => ({
  notFound: {
    documentTitle: t('Page not found', 'পাতাটি পাওয়া যায়নি'),
    number: format.digits(404),
    title: t('Oops! Page not found', 'এই যা! পাতাটি পাওয়া যায়নি'),
    lead: t(
      'This page does not exist, or it has moved.',
      'এই ঠিকানায় কোনো পাতা নেই, অথবা পাতাটি অন্য ঠিকানায় সরানো হয়েছে।',
    ),
  },
  failed: {
    documentTitle: t('Something went wrong', 'সমস্যা হয়েছে'),
    number: format.digits(500),
    title: t('This page could not be shown', 'পাতাটি দেখানো যায়নি'),
    lead: t(
      'Something failed on our side. Please try again in a moment.',
      'সমস্যাটি আমাদের সাইটের। একটু পরে আবার চেষ্টা করুন।',
    ),
  },
  picture: { file: 'scene-404' } satisfies Decoration,
  action: { to: '/', name: t('Return to Home', 'হোম পেজে ফিরে যান') } satisfies Action,
}));
