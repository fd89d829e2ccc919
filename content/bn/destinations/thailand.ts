import type { thailand as english } from '../../en/destinations/thailand.ts';
import type { Translation } from '../../types/translation.ts';

export const thailand = {
  draft: true,
  country: 'থাইল্যান্ড',
  subheadline: 'থাই হোটেলে ভাতাসহ ইন্টার্নশিপ',
  poster:
    'থাইল্যান্ডের পোস্টার: তীরে সোনালি চূড়া আর ধাপে ধাপে লাল ছাদের মন্দির, লম্বা নৌকায় দুজন মানুষ, গোল পাহাড়ের ওপর লাল সূর্য',
  overview: ['হোটেলের ডেস্কে বা রান্নাঘরে কাজ। ভাতা মাসে ২৫,০০০ থেকে ৩৫,০০০ থাই বাথ।'],
  placements: {
    'thailand-hotel-and-resort-internship': {
      title: 'হোটেলে ইন্টার্নশিপ',
      text: 'হোটেলে, ডেস্কে বা রান্নাঘরে কাজ।',
    },
  },
  eligibility: { age: 'বয়স', studies: 'পড়াশোনা', languageAndPassport: 'ভাষা ও পাসপোর্ট' },
  benefits: ['থাই বাথে ভাতা', 'থাই ভাষার প্রথম শব্দগুলো', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'থাইল্যান্ডে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
