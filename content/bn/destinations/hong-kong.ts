import type { hongKong as english } from '../../en/destinations/hong-kong.ts';
import type { Translation } from '../../types/translation.ts';

export const hongKong = {
  draft: true,
  country: 'হংকং',
  subheadline: 'শহরের হোটেলে ভাতাসহ ইন্টার্নশিপ',
  poster:
    'হংকংয়ের পোস্টার: রাতের বন্দরে লাল পালের জাঙ্ক নৌকা আর ফেরি, পেছনে আলো জ্বলা টাওয়ার ও চাঁদ, জেটিতে দুজন মানুষ',
  overview: ['শহরের হোটেলে কাজ। ভাতা মাসে ১৫,০০০ থেকে ২৫,০০০ হংকং ডলার।'],
  placements: {
    'hong-kong-city-hotel-internship': {
      title: 'শহরের হোটেলে ইন্টার্নশিপ',
      text: 'শহরের হোটেলে কাজ: ফ্রন্ট অফিস, রেস্তোরাঁ, রান্নাঘর বা ইভেন্ট।',
    },
  },
  eligibility: {
    age: 'বয়স',
    studies: 'পড়াশোনা',
    languageAndPassport: 'ভাষা ও পাসপোর্ট',
  },
  benefits: ['হংকং ডলারে ভাতা', 'ইংরেজি ও ক্যান্টোনিজ', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'হংকংয়ে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
