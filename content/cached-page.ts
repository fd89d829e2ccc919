import type { Language } from './language.ts';

/** The texts of the service worker without a network: on a cached page, and in place of a page that isn't cached. */
type CachedPage = {
  /** @param cachedAt milliseconds since 1970 */
  copy: (cachedAt: number) => string;
  /** Follows on a page with a form of its own. A form in an iframe isn't there without a network. */
  form: string;
  reload: string;
  missing: { heading: string; lead: string; again: string; cachedPages: string };
};

/** Formats dates in US English long format, in the visitor's time zone (requirements 9). */
const englishTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** Formats for the visitor's time zone, with a 24-hour clock. A browser without Bengali formats in its own language. */
const bengaliDay = new Intl.DateTimeFormat('bn-BD', { day: 'numeric', month: 'long' });
const bengaliTime = new Intl.DateTimeFormat('bn-BD', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** They are few, so the service worker has them in both languages. */
export const cachedPage: Record<Language, CachedPage> = {
  en: {
    copy: (cachedAt) => `You are offline. This copy was saved on ${englishTime.format(cachedAt)}.`,
    form: 'You can still fill in the form.',
    reload: 'Reload',
    missing: {
      heading: 'You are offline',
      lead: 'This page is not saved on this device. It will open when you are connected again.',
      again: 'Try again',
      cachedPages: 'Pages that you can read now',
    },
  },
  bn: {
    copy: (cachedAt) =>
      `ইন্টারনেট সংযোগ নেই। এটি ${bengaliDay.format(cachedAt)}, ${bengaliTime.format(cachedAt)}-এ সংরক্ষণ করা কপি।`,
    form: 'এখনো ফরমটি পূরণ করতে পারবেন।',
    reload: 'আবার লোড করুন',
    missing: {
      heading: 'ইন্টারনেট সংযোগ নেই',
      lead: 'পাতাটি এই ডিভাইসে সংরক্ষণ করা নেই। আবার সংযোগ পেলে পাতাটি খুলবে।',
      again: 'আবার চেষ্টা করুন',
      cachedPages: 'এখন যেসব পাতা পড়তে পারেন',
    },
  },
};
