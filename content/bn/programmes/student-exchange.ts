import type { studentExchange as english } from '../../en/programmes/student-exchange.ts';
import type { Translation } from '../../types/translation.ts';
import { spellRange } from '../spell-range.ts';

export const studentExchange = {
  record: {
    text: 'সহযোগী প্রতিষ্ঠানে দুই থেকে ছয় মাস, তারপর দেশে ফিরে ডিগ্রি শেষ।',
    picture: 'মানচিত্র সামনে রেখে দুই শিক্ষার্থী একসঙ্গে খাচ্ছেন, এক জানালায় নদী, অন্যটিতে পাহাড়',
    application: {
      title: 'স্টুডেন্ট এক্সচেঞ্জ: আবেদন',
      description: 'বিদেশের সহযোগী প্রতিষ্ঠানে পড়ুন, তারপর দেশে ফিরে শুরু করা ডিগ্রি শেষ করুন।',
      highlights: (duration) => [
        { label: 'মেয়াদ', value: duration },
        { label: 'মূল বিষয়', value: 'সংস্কৃতির বিনিময়' },
        { label: 'অভিজ্ঞতা', value: 'জীবন বদলে দেওয়ার মতো' },
      ],
    },
  },
  page: {
    draft: true,
    description: (duration) =>
      `শিক্ষার্থী বিনিময়: বিদেশের সহযোগী প্রতিষ্ঠানে ${duration} পড়ুন, তারপর দেশে ফিরে ডিগ্রি শেষ করুন।`,
    lede: 'স্টুডেন্ট এক্সচেঞ্জ মানে শিক্ষার্থী বিনিময়: আপনি বিদেশের একটি সহযোগী প্রতিষ্ঠানে পড়বেন, তারপর দেশে ফিরে ডিগ্রি শেষ করবেন।',
    facts: {
      place: 'বিদেশের সহযোগী প্রতিষ্ঠানে',
      focus: { label: 'মূল বিষয়', value: 'সংস্কৃতির বিনিময়' },
    },
    months: 'মাস',
    benefits: {
      title: 'সুবিধা',
      home: {
        title: 'যা নিয়ে যাবেন',
        benefits: [
          { title: 'আপনার ভাষা' },
          { title: 'আপনার খাবার ও গল্প' },
          { title: 'ক্লাসের জন্য নতুন ভাবনা' },
        ],
      },
      abroad: {
        title: 'যা নিয়ে ফিরবেন',
        benefits: [
          { title: 'আরেকটি ভাষার চর্চা' },
          { title: 'বিদেশে পড়ার অভিজ্ঞতা' },
          { title: 'অন্য দেশের বন্ধু' },
        ],
      },
    },
    process: {
      title: 'যেভাবে হয়',
      home: 'দেশে',
      abroad: 'বিদেশে',
      steps: {
        apply: { title: 'আবেদন করুন', text: 'আবেদন ফরম পূরণ করুন।' },
        match: { title: 'মানানসই প্রতিষ্ঠান', text: 'আপনার পড়ার বিষয়ে আমরা একটি সহযোগী প্রতিষ্ঠান খুঁজি।' },
        prepare: { title: 'প্রস্তুতি', text: 'ভিসার কাগজপত্র ও ওরিয়েন্টেশন।' },
        study: {
          title: 'সেখানে পড়া',
          text: (duration) => `${spellRange(duration)} বিদেশে ক্লাস ও প্রতিদিনের জীবন।`,
        },
        return: { title: 'দেশে ফেরা', text: 'নিজের প্রতিষ্ঠানে ডিগ্রি শেষ করবেন।' },
      },
    },
    areas: {
      title: 'পড়ার বিষয়',
      areas: {
        hospitality: {
          title: 'হসপিটালিটি ব্যবস্থাপনা',
          text: 'হোটেল চালানো ও অতিথিদের দেখাশোনা।',
          picture: 'হোটেলের লবিতে ডেস্কের সামনে স্যুটকেস হাতে একজন অতিথি',
        },
        culinary: {
          title: 'রন্ধনশিল্প',
          text: 'রান্নাঘর, মেনু আর অন্য দেশের খাবার।',
          picture: 'একজন শেফ ও একজন শিক্ষার্থী পাশাপাশি রান্না করছেন',
        },
        business: {
          title: 'ব্যবসায় শিক্ষা',
          text: 'বাজার, টিম ও ব্যবস্থাপনা।',
          picture: 'টেবিল ঘিরে একটি টিম, দেয়ালে একটি চার্ট',
        },
        language: {
          title: 'ভাষা ইমারশন',
          text: 'সেখানকার ভাষা, ক্লাসে ও প্রতিদিন।',
          picture: 'একজন শিক্ষার্থী রাস্তার বাজারে ফল কিনছেন',
        },
      },
    },
    included: {
      title: 'যা থাকছে',
      items: [
        { title: 'মানানসই সহযোগী প্রতিষ্ঠান খোঁজা' },
        { title: 'আবেদনে সহায়তা' },
        { title: 'ভিসার কাজে সহায়তা' },
        { title: 'যাত্রার আগের ওরিয়েন্টেশন' },
      ],
    },
    eligibility: {
      title: 'কারা আবেদন করতে পারবেন',
      studies: 'পড়াশোনা',
      grades: 'ফল',
      english: 'ইংরেজি',
      passport: 'পাসপোর্ট',
    },
    closing: {
      title: 'এক্সচেঞ্জে যেতে প্রস্তুত?',
      lede: 'কী পড়েন আর কবে যেতে পারবেন, আমাদের জানান।',
      picture: 'ক্লাসে একজন শিক্ষার্থী হাত তুলেছেন',
    },
  },
} satisfies Translation<typeof english>;
