import type { cachedPage as english } from '../en/cached-page.ts';
import type { Translation } from '../types/translation.ts';

/** Formats for the visitor's time zone, with a 24-hour clock. A browser without Bengali formats in its own language. */
const dayFormat = new Intl.DateTimeFormat('bn-BD', { day: 'numeric', month: 'long' });
const timeFormat = new Intl.DateTimeFormat('bn-BD', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const cachedPage = {
  copy: (cachedAt) =>
    `ইন্টারনেট সংযোগ নেই। এটি ${dayFormat.format(cachedAt)}, ${timeFormat.format(cachedAt)}-এ সংরক্ষণ করা কপি।`,
  form: 'এখনো ফরমটি পূরণ করতে পারবেন।',
  reload: 'আবার লোড করুন',
  missing: {
    heading: 'ইন্টারনেট সংযোগ নেই',
    lead: 'পাতাটি এই ডিভাইসে সংরক্ষণ করা নেই। আবার সংযোগ পেলে পাতাটি খুলবে।',
    again: 'আবার চেষ্টা করুন',
    cachedPages: 'এখন যেসব পাতা পড়তে পারেন',
  },
} satisfies Translation<typeof english>;
