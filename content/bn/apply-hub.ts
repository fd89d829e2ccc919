import type { applyHub as english } from '../en/apply-hub.ts';
import type { Translation } from '../types/translation.ts';

/** The texts of /bn/apply. */
export const applyHub = {
  title: 'প্রোগ্রাম বেছে নিয়ে আবেদন করুন',
  description: 'কোন প্রোগ্রাম কত দিনের, কোথায় আবেদন করবেন, আর কোন আটটি কাগজ গুছিয়ে রাখবেন।',
  lede: 'প্রতিটি প্রোগ্রামের জন্য একটি করে ফরম। আমরা আপনার আবেদন দেখে ৪৮ ঘণ্টার মধ্যে আপনাকে জানাব।',
  notSure: 'এখনো ঠিক করেননি?',
  apply: 'অনলাইনে আবেদন করুন',
  ask: 'আগে আমাদের জিজ্ঞেস করুন',
  about: (programme: string) => `: ${programme}`,
  more: 'আরও দুটি, একেকটি একেক বিষয়ের জন্য',
  documents: {
    title: 'যেসব কাগজপত্র গুছিয়ে রাখবেন',
    lede: 'ফরমে কোনো ফাইল দিতে হয় না, মোটিভেশন লেটার ফরমেই লিখবেন। বাকি কাগজপত্র আবেদনের পরে চাইব, আর কীভাবে পাঠাবেন, তা জানাব। মেডিকেল ও পুলিশ ক্লিয়ারেন্স আর আর্থিক সামর্থ্যের প্রমাণ লাগবে নির্বাচিত হওয়ার পর। বাংলাদেশের প্রোগ্রামে পাসপোর্ট লাগে না।',
    consultation: 'পরামর্শের সময় নিন',
    destinations: 'সব দেশ দেখুন',
  },
} satisfies Translation<typeof english>;
