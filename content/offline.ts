import type { Language } from './language.ts';

/**
 * The texts of an open page without a network. They are few, so scripts of pages have them in both languages. Those of a cached
 * page are in cached-page.ts.
 */
export const offline = {
  en: {
    open: 'You are offline. Many pages that you opened in the last week can still be read.',
    /** Shown on a cached page once the network is back. A link to the current version follows. */
    back: 'You are online again.',
  },
  bn: {
    open: 'ইন্টারনেট সংযোগ নেই। গত এক সপ্তাহে খোলা অনেক পাতা এখনো পড়তে পারবেন।',
    back: 'আবার সংযোগ পাওয়া গেছে।',
  },
} as const satisfies Record<Language, { open: string; back: string }>;
