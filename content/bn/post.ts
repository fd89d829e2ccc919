import type { postTemplate as english } from '../en/post.ts';
import type { Translation } from '../types/translation.ts';

export const postTemplate = {
  more: 'আরও লেখা',
  adjacentPosts: { label: 'আগের ও পরের লেখা', older: 'আগের লেখা', newer: 'পরের লেখা' },
  share: {
    title: 'শেয়ার করুন',
    label: 'লেখাটি শেয়ার করুন',
    facebook: 'Facebook-এ শেয়ার করুন',
    linkedin: 'LinkedIn-এ শেয়ার করুন',
    whatsapp: 'WhatsApp-এ শেয়ার করুন',
    mail: 'ই-মেইলে পাঠান',
    copy: 'লিংক কপি করুন',
    copied: 'লিংক কপি হয়েছে',
    notCopied: 'লিংকটি কপি করা যায়নি। ব্রাউজারের ওপরের ঠিকানা থেকে কপি করে নিন।',
  },
  closing: {
    title: 'পরের ধাপের জন্য তৈরি?',
    text: 'অনলাইনে আবেদন করুন, অথবা আগে একজন পরামর্শকের সঙ্গে কথা বলে নিন।',
    apply: 'এখনই আবেদন করুন',
    consultation: 'পরামর্শের সময় নিন',
  },
  sample: 'উদাহরণ',
  readingTime: (minutes) => `পড়তে ${minutes} মিনিট`,
} satisfies Translation<typeof english>;
