import type { spain as english } from '../../en/destinations/spain.ts';
import type { Translation } from '../../types/translation.ts';

export const spain = {
  draft: true,
  country: 'স্পেন',
  subheadline: 'স্পেনের হোটেলে ভাতাসহ ইন্টার্নশিপ',
  poster:
    'স্পেনের পোস্টার: লাল সূর্যের পাশে সাগ্রাদা ফামিলিয়ার চূড়াগুলো, কমলাগাছের কাছে মোজাইকের বেঞ্চে দেখা হচ্ছে দুই বন্ধুর',
  overview: ['স্পেনের হোটেলে কাজ। ভাতা মাসে ৭৫০ থেকে ১,১৫০ ইউরো।'],
  placements: {
    'spain-hospitality-internship': {
      title: 'হসপিটালিটি ইন্টার্নশিপ',
      text: 'স্পেনের হোটেলে কাজ।',
      picture: 'সমুদ্রের ধারের হোটেলে রিসেপশনের দিকে হাত নাড়ছেন এক অতিথি, লবিতে পামগাছ',
    },
  },
  eligibility: { age: 'বয়স', studies: 'পড়াশোনা', languageAndPassport: 'ভাষা ও পাসপোর্ট' },
  benefits: ['ইউরোতে ভাতা', 'স্প্যানিশ ভাষার চর্চা', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'স্পেনে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
