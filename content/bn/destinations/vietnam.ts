import type { vietnam as english } from '../../en/destinations/vietnam.ts';
import type { Translation } from '../../types/translation.ts';

export const vietnam = {
  draft: true,
  country: 'ভিয়েতনাম',
  subheadline: 'ভাতাসহ হোটেল ইন্টার্নশিপ',
  poster:
    'ভিয়েতনামের পোস্টার: কুয়াশায় খাড়া সবুজ দ্বীপগুলোর মাঝে কমলা পালের নৌকা, মাথাল মাথায় এক নারী ফলের নৌকা বাইছেন, তীরে সাদা ফুল',
  overview: ['হোটেলে কাজ। ভাতা মাসে ৮০০ থেকে ১,২০০ মার্কিন ডলার।'],
  placements: {
    'vietnam-hotel-internship': {
      title: 'হোটেল ইন্টার্নশিপ',
      text: 'হোটেলের ফ্রন্ট অফিসে, রেস্তোরাঁয় বা রান্নাঘরে কাজ।',
    },
  },
  eligibility: { age: 'বয়স', studies: 'পড়াশোনা', languageAndPassport: 'ভাষা ও পাসপোর্ট' },
  benefits: ['ডলারে ভাতা', 'ভিয়েতনামি ভাষার প্রথম শব্দগুলো', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'ভিয়েতনামে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
