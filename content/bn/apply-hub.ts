import type { applyHub as english } from '../en/apply-hub.ts';
import type { ProgrammeSlug } from '../programmes/programmes.ts';
import type { Translation } from '../types/translation.ts';

/** The texts of /bn/apply. */
export const applyHub = {
  title: 'প্রোগ্রাম বেছে নিয়ে আবেদন করুন',
  description: 'কোন প্রোগ্রাম কত দিনের, কোথায় আবেদন করবেন, আর কোন আটটি কাগজপত্র পরে লাগবে।',
  lede: 'প্রতিটি প্রোগ্রামের একটি করে ফরম। আমরা আপনার আবেদন দেখে ৪৮ ঘণ্টার মধ্যে আপনাকে জানাব।',
  notSure: 'এখনো ঠিক করেননি?',
  apply: 'অনলাইনে আবেদন করুন',
  ask: 'আগে আমাদের জিজ্ঞেস করুন',
  about: (programme: string) => `: ${programme}`,
  more: 'আরও দুটি, প্রতিটি একটি বিষয়ের জন্য',
  documents: {
    title: 'যেসব কাগজপত্র গুছিয়ে রাখবেন',
    lede: 'ফরম পাঠাতে কোনো কাগজপত্র লাগে না। আবেদন দেখার সময় এগুলো চাইব। ক্লিয়ারেন্স ও আর্থিক সামর্থ্যের প্রমাণ লাগবে নির্বাচিত হওয়ার পর। বাংলাদেশের প্রোগ্রামে পাসপোর্ট, ক্লিয়ারেন্স বা আর্থিক সামর্থ্যের প্রমাণ লাগে না।',
    consultation: 'পরামর্শের সময় নিন',
    destinations: 'সব দেশ দেখুন',
  },
} satisfies Translation<typeof english>;

/** The sentence about each programme on its card. */
export const programmeSentences = {
  'study-abroad': 'বিশ্ববিদ্যালয় বাছাই, আবেদন ও ভিসার কাজে সহায়তা: প্রথম পছন্দ থেকে পৌঁছানো পর্যন্ত।',
  'virtual-internship': 'নিজের টেবিলে বসেই অন্য দেশের কোম্পানিতে কাজ, সপ্তাহে ১০ থেকে ৩০ ঘণ্টা।',
  'international-internship': 'আপনার পছন্দের ক্ষেত্রে বিদেশে হোস্ট কোম্পানিতে ভাতাসহ কাজ। IELTS লাগবে না।',
  'agriculture-internship': 'ডেনমার্কের খামারে গবাদিপশু পালনে ট্রেইনিশিপ, সঙ্গে মাসিক ভাতা।',
  'medical-internships': 'বারোটি দেশের একটিতে চিকিৎসাসেবার পরিবেশে দুই থেকে বারো সপ্তাহ।',
  'pathway-program': 'ডিগ্রিতে যাওয়ার আগে ফাউন্ডেশন পড়াশোনা আর ভাতাসহ ইন্টার্নশিপ।',
  'student-exchange': 'সহযোগী প্রতিষ্ঠানে দুই থেকে ছয় মাস, তারপর দেশে ফিরে ডিগ্রি শেষ করা।',
  'professional-immersion': 'হোটেলে ক্যারিয়ারের প্রস্তুতির জন্য সেমিনার আর সরেজমিন পরিদর্শন।',
  'hotel-immersion': 'ফ্রন্ট অফিস, হাউসকিপিং, খাবার ও বিক্রয়: চালু একটি হোটেল ভেতর থেকে দেখা।',
} satisfies Record<ProgrammeSlug, string>;
