import type { newZealand as english } from '../../en/destinations/new-zealand.ts';
import type { Translation } from '../../types/translation.ts';

export const newZealand = {
  draft: true,
  country: 'নিউজিল্যান্ড',
  subheadline: 'ইংরেজিতে ভাতাসহ হসপিটালিটি ইন্টার্নশিপ',
  poster:
    'নিউজিল্যান্ডের পোস্টার: হ্রদের ওপর তুষারঢাকা খাড়া চূড়া, তীরে পাথরের ছোট গির্জা, সামনে লুপিন ফুল ও একটি গাছফার্ন',
  overview: ['হোটেলে ইংরেজিতে কাজ। ভাতা মাসে ১,২০০ থেকে ১,৬০০ নিউজিল্যান্ড ডলার।'],
  placements: {
    'new-zealand-hospitality-internship': {
      title: 'হসপিটালিটি ইন্টার্নশিপ',
      text: 'ইংরেজিতে হোটেলের কাজ: ফ্রন্ট অফিস, রেস্তোরাঁ বা রান্নাঘর।',
    },
  },
  eligibility: { age: 'বয়স', studies: 'পড়াশোনা', language: 'ভাষা', passport: 'পাসপোর্ট' },
  benefits: ['নিউজিল্যান্ড ডলারে ভাতা', 'কাজে ইংরেজি', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'নিউজিল্যান্ডে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
