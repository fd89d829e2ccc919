import type {
  frameTexts as english,
  frameErrorTexts as englishErrorTexts,
} from '../en/embedded-frames.ts';
import type { Translation } from '../types/translation.ts';

const fallback = { text: 'ফরমটি না এলে', link: 'এখানে ক্লিক করে নতুন ট্যাবে খুলুন' };

/** The texts of the embedded frames, by the name of their content. */
export const frameTexts = {
  contact: {
    title: 'যোগাযোগের ফরম',
    loading: 'ফরমটি আসা পর্যন্ত অপেক্ষা করুন।',
    fallback,
  },
  registration: {
    title: 'শিক্ষার্থীদের ন্যাশনাল প্রোগ্রামের নিবন্ধন ফরম',
    loading: 'ফরমটি আসা পর্যন্ত অপেক্ষা করুন।',
    fallback,
  },
  'study-abroad': {
    title: 'বিদেশে পড়াশোনা: আবেদন ফরম',
    loading: 'আবেদন ফরমটি আসা পর্যন্ত অপেক্ষা করুন।',
    fallback,
  },
  'international-internship': {
    title: 'ইন্টারন্যাশনাল ইন্টার্নশিপ: আবেদন ফরম',
    loading: 'আবেদন ফরমটি আসা পর্যন্ত অপেক্ষা করুন।',
    fallback,
  },
  map: {
    title: 'অফিসের মানচিত্র',
    loading: 'মানচিত্রটি আসা পর্যন্ত অপেক্ষা করুন।',
    fallback: { text: 'মানচিত্রটি না এলে', link: fallback.link },
  },
} satisfies Translation<typeof english>;

/** The texts that the browser shows when an embedded page can't be shown. */
export const frameErrorTexts = {
  forbidden: {
    title: 'পাতাটি নতুন ট্যাবে খুলবে',
    text: 'এটি এখানে দেখানো যায় না। যে পাতা পড়ছেন, তা খোলাই থাকবে।',
  },
  failed: {
    title: 'এটি লোড হয়নি',
    text: 'পাতাটি আসেনি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন, অথবা নতুন ট্যাবে খুলুন।',
  },
  tryAgain: 'আবার চেষ্টা করুন',
  open: 'নতুন ট্যাবে খুলুন',
} satisfies Translation<typeof englishErrorTexts>;
