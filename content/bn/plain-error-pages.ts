import type { plainErrorPages as english } from '../en/plain-error-pages.ts';
import type { Translation } from '../types/translation.ts';

const fromOurSite = 'আমাদের সাইটে পাতাটি খুলুন, আর সেখান থেকে ফরমটি পাঠান।';

export const plainErrorPages = {
  method: {
    title: 'পাতাটি এভাবে খোলা যায় না',
    advice: 'আমাদের সাইটে গিয়ে পাতাটি খুলুন।',
  },
  address: {
    title: 'এটি আমাদের কোনো ঠিকানা নয়',
    advice: 'ঠিকানাটি মিলিয়ে দেখুন, অথবা আমাদের হোম পেজ থেকে শুরু করুন।',
  },
  transfer: { title: 'ফরমটি এভাবে পাঠানো যায় না', advice: fromOurSite },
  otherSite: { title: 'ফরমটি আমাদের সাইট থেকে পাঠানো হয়নি', advice: fromOurSite },
  tooMuchText: {
    title: 'লেখা বেশি বড় হয়ে গেছে',
    advice: 'আগের পাতায় ফিরে যান, উত্তরগুলো ছোট করুন, তারপর ফরমটি আবার পাঠান।',
  },
  tooManyForms: {
    title: 'একসঙ্গে অনেক ফরম এসেছে',
    withAnswers: 'আপনার উত্তরগুলো এখানেই আছে। এক মিনিট অপেক্ষা করুন, তারপর বোতামটি চাপুন।',
    withoutAnswers:
      'ফরমটি জমা হয়নি। ব্রাউজারের ব্যাক বোতাম দিয়ে ফিরে যান, আপনার উত্তরগুলো সেখানেই আছে। এক মিনিট অপেক্ষা করুন, তারপর ফরমটি আবার পাঠান।',
    sendAgain: 'আবার পাঠান',
  },
  busy: {
    title: 'এই মুহূর্তে অনেকে আমাদের সাইটে এসেছেন',
    advice: 'আধা মিনিট পরে পাতাটি আবার খুলুন। আপনি যা পাঠিয়েছেন, তা হারায়নি।',
  },
  failed: {
    title: 'সমস্যা হয়েছে',
    advice: 'এক মিনিট পরে আবার চেষ্টা করুন।',
  },
} satisfies Translation<typeof english>;
