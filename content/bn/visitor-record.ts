import type { visitorRecordTexts as english } from '../en/visitor-record.ts';
import { toBengaliDigits as digits } from '../formats/bengali-digits.ts';
import { formatBengaliMonth } from '../formats/bengali-months.ts';
import type { Translation } from '../types/translation.ts';

/** The texts of "My crossing", the visitor's record on this device. */
export const visitorRecordTexts = {
  formatMonth: formatBengaliMonth,
  label: 'আমার যাত্রা',
  documents: (ready, all) => `${digits(all)}টির মধ্যে ${digits(ready)}টি কাগজ`,
  ready: (count) => `${digits(count)}টি কাগজ তৈরি`,
  shortlist: (count) => `${digits(count)}টি বেছে রাখা`,
  sent: (reference) => `পাঠানো হয়েছে: ${reference}`,
  answer: 'আপনার “আমি কি যেতে পারব?”',
  draft: 'একটি ফরম এখনো পাঠানো হয়নি',
  next: {
    missing: 'কী বাকি, দেখুন',
    plan: 'পরিকল্পনা দেখুন',
    apply: 'আবেদন করুন',
    form: 'ফরমটি শেষ করুন',
    answer: 'উত্তর দেখুন',
    ask: 'আমি কি যেতে পারব?',
  },
  menu: {
    close: 'বন্ধ করুন',
    plan: 'পরিকল্পনা',
    documents: 'কাগজপত্র',
    sentence: 'আমি কি যেতে পারব?',
    answer: 'উত্তর দেখুন',
    shortlist: 'বেছে রাখা',
    compare: (count) => (count === 1 ? 'দেখুন' : `${digits(count)}টির তুলনা করুন`),
    form: 'ফরম',
    reference: 'রেফারেন্স নম্বর',
    note: 'শুধু এই ডিভাইসে থাকে, শেষ বদলের পর ছয় মাস পর্যন্ত। এর কিছুই কোথাও পাঠানো হয় না।',
    toPhone: 'ফোনে নিন',
    remove: 'সব মুছে ফেলুন',
    removeNote: 'এখানে যা আছে তা মুছে যাবে, এখনো না পাঠানো ফরমের উত্তরগুলোও।',
  },
  removed: {
    title: 'আপনার যাত্রা মুছে ফেলা হয়েছে',
    text: 'এই ডিভাইসে এর কিছুই আর নেই।',
  },
  code: {
    label: 'আপনার যাত্রার লিংকের QR কোড',
    text: 'ফোনের ক্যামেরা দিয়ে স্ক্যান করুন। এখানে যা আছে, লিংকে তা-ই থাকে: কোনো নাম নেই, ফরমের কোনো উত্তরও নেই। কিছু রাখার আগে ফোন আপনাকে জিজ্ঞেস করবে।',
    copy: 'লিংক কপি করুন',
    copied: 'লিংক কপি হয়েছে।',
    notCopied: 'লিংক কপি করা যায়নি।',
    failed: 'কোডটি আনা যায়নি। আবার চেষ্টা করুন।',
  },
  handOver: {
    label: 'অন্য ডিভাইস থেকে আমার যাত্রা',
    text: (summary) => `এই লিংকে অন্য ডিভাইসের একটি যাত্রা আছে: ${summary}। এই ডিভাইসে রাখবেন?`,
    use: 'রাখুন',
    refuse: 'না, থাক',
    failed:
      'এই লিংকে অন্য ডিভাইসের একটি যাত্রা আছে, কিন্তু সেটি আনা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    tryAgain: 'আবার চেষ্টা করুন',
  },
} satisfies Translation<typeof english>;
