import type { errorPage as english } from '../en/error-page.ts';
import type { Translation } from '../types/translation.ts';

export const errorPage = {
  notFound: {
    documentTitle: 'পাতাটি পাওয়া যায়নি',
    number: '৪০৪',
    title: 'এই যা! পাতাটি পাওয়া যায়নি',
    lead: 'এই ঠিকানায় কোনো পাতা নেই, অথবা পাতাটি অন্য ঠিকানায় সরানো হয়েছে।',
  },
  failed: {
    documentTitle: 'সমস্যা হয়েছে',
    number: '৫০০',
    title: 'পাতাটি দেখানো যায়নি',
    lead: 'সমস্যাটি আমাদের সাইটের। একটু পরে আবার চেষ্টা করুন।',
  },
  action: 'হোম পেজে ফিরে যান',
} satisfies Translation<typeof english>;
