import type { searchPages as english } from '../en/search-pages.ts';
import type { Translation } from '../types/translation.ts';

export const searchPages = {
  overview: {
    name: 'গ্লোবাল প্রোগ্রাম',
    text: 'কারা আবেদন করতে পারবেন, কী থাকছে আর কী লাগবে',
  },
  costs: { text: 'ফি, জামানত, ভিসা, বিমানভাড়া, বিমা ও থাকার জায়গা' },
  finder: {
    name: 'আমি কি যেতে পারব?',
    text: 'একটি বাক্য পূরণ করে দেখুন, কোথায় যেতে পারবেন',
  },
  destinations: { name: 'গন্তব্য দেশ', text: 'সব দেশ, অঞ্চল অনুযায়ী' },
  apply: { name: 'এখনই আবেদন করুন', text: 'প্রোগ্রাম বেছে নিন, আর আটটি কাগজ দেখে নিন' },
  contact: { name: 'যোগাযোগ', text: 'অফিস, অফিসের সময় আর বার্তা পাঠানোর ফরম' },
  about: { name: 'আমাদের সম্পর্কে', text: 'আমরা কারা, আর কীভাবে কাজ করি' },
  services: { name: 'সেবা', text: 'শিক্ষার্থী, নিয়োগদাতা ও শিক্ষাপ্রতিষ্ঠানের জন্য' },
  national: { name: 'ন্যাশনাল প্রোগ্রাম', text: 'বাংলাদেশের ভেতরে' },
  students: {
    name: 'শিক্ষার্থীদের ন্যাশনাল প্রোগ্রাম',
    text: 'দেশে ইন্টার্নশিপ, সেমিনার ও পরামর্শ',
  },
  employers: {
    name: 'নিয়োগদাতাদের ন্যাশনাল প্রোগ্রাম',
    text: 'কর্মী বাছাই, ক্যাম্পাসে আলোচনা, মানবসম্পদ উন্নয়ন',
  },
  events: { name: 'সব ইভেন্ট', text: 'সেমিনার, মেলা ও ওয়েবিনার' },
  blog: { name: 'লেখা', text: 'ইভেন্ট, আবেদন ও বিদেশে থাকা নিয়ে নির্দেশিকা' },
  home: { name: 'হোম', text: 'শুরুর পাতা' },
  application: { text: 'আবেদন ফরম' },
} satisfies Translation<typeof english>;
