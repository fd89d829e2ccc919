import type { france as english } from '../../en/destinations/france.ts';
import type { Translation } from '../../types/translation.ts';

export const france = {
  draft: true,
  country: 'ফ্রান্স',
  subheadline: 'ভাতাসহ হসপিটালিটি ইন্টার্নশিপ',
  poster: 'ফ্রান্সের পোস্টার: গোলাপি আকাশে আইফেল টাওয়ার, ফুলে ভরা গাছ, সেন নদীতে নৌকা, সাইকেলে এক নারী',
  overview: ['কাজ রান্নাঘরে, রেস্তোরাঁয় বা ফ্রন্ট ডেস্কে। ভাতা মাসে ৮০০ থেকে ১,২০০ ইউরো।'],
  placements: {
    'france-hospitality-internship': {
      title: 'হসপিটালিটি ইন্টার্নশিপ',
      text: 'কাজ রান্নাঘরে, রেস্তোরাঁয় বা ফ্রন্ট ডেস্কে।',
      picture: 'ধোঁয়া ওঠা হাঁড়ির ওপর ঝুঁকে একজন শেফ ও একজন ট্রেইনি, দেয়ালে তামার প্যান',
    },
  },
  eligibility: {
    age: 'বয়স',
    studies: 'পড়াশোনা',
    languageAndPassport: 'ভাষা ও পাসপোর্ট',
  },
  benefits: ['ইউরোতে ভাতা', 'ফরাসি ভাষার চর্চা', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'ফ্রান্সে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
