import type { indonesia as english } from '../../en/destinations/indonesia.ts';
import type { Translation } from '../../types/translation.ts';

export const indonesia = {
  draft: true,
  country: 'ইন্দোনেশিয়া',
  subheadline: 'হোটেলে ভাতাসহ ইন্টার্নশিপ',
  poster:
    'ইন্দোনেশিয়ার পোস্টার: বালির মন্দিরে লাল ইটের দুভাগ করা তোরণ, মাঝখানে ধোঁয়া ওঠা আগ্নেয়গিরি আর ধাপে ধাপে ধানখেত, সিঁড়িতে নৈবেদ্য হাতে দুই নারী',
  overview: ['হোটেলের একটি বিভাগে কাজ। ভাতা মাসে ৭০০ থেকে ১,১০০ মার্কিন ডলার।'],
  placements: {
    'indonesia-resort-internship': {
      title: 'হোটেলে ইন্টার্নশিপ',
      text: 'হোটেলের একটি বিভাগে কাজ।',
      picture: 'হোটেলের লবিতে স্যুটকেসসহ এক অতিথি, বাইরে সাগরে সূর্য ডুবছে',
    },
  },
  eligibility: {
    age: 'বয়স',
    studies: 'পড়াশোনা',
    languageAndPassport: 'ভাষা ও পাসপোর্ট',
  },
  benefits: ['ডলারে ভাতা', 'ইন্দোনেশীয় ভাষার প্রথম শব্দগুলো', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'ইন্দোনেশিয়ায় নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
