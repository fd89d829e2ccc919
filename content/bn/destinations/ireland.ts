import type { ireland as english } from '../../en/destinations/ireland.ts';
import type { Translation } from '../../types/translation.ts';

export const ireland = {
  draft: true,
  country: 'আয়ারল্যান্ড',
  subheadline: 'ইংরেজিতে হসপিটালিটি ইন্টার্নশিপ',
  poster:
    'আয়ারল্যান্ডের পোস্টার: সাগরের খাড়া পাড়ের ওপর রংধনু আর গোল টাওয়ার, সবুজ মাঠে ভেড়া, পাথরের দেয়াল ও খোদাই করা ক্রুশ',
  overview: ['কাজ রিসেপশনে বা রেস্তোরাঁয়। ভাতা প্রকাশ করা হয়নি, আমাদের জিজ্ঞেস করুন।'],
  placements: {
    'ireland-hospitality-internship': {
      title: 'হসপিটালিটি ইন্টার্নশিপ',
      text: 'কাজ হোটেলের রিসেপশনে, রেস্তোরাঁয় বা অনুষ্ঠানে।',
    },
  },
  eligibility: {
    age: 'বয়স',
    studies: 'পড়াশোনা',
    languageAndPassport: 'ভাষা ও পাসপোর্ট',
  },
  benefits: ['কাজে ইংরেজি', 'বিদেশে হসপিটালিটির অভিজ্ঞতা', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'আয়ারল্যান্ডে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
