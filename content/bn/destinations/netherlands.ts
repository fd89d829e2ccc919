import type { netherlands as english } from '../../en/destinations/netherlands.ts';
import type { Translation } from '../../types/translation.ts';

export const netherlands = {
  draft: true,
  country: 'নেদারল্যান্ডস',
  subheadline: 'নেদারল্যান্ডসের হোটেল ও রেস্তোরাঁয় ভাতাসহ ইন্টার্নশিপ',
  poster:
    'নেদারল্যান্ডসের পোস্টার: ডোরাকাটা টিউলিপখেতের ওপর একটি উইন্ডমিল, খালে হাঁস, সাইকেলে এক নারী, তাঁর ঝুড়িতে ফুল',
  overview: ['হোটেলে বা রেস্তোরাঁয় কাজ। ভাতা মাসে ১,০০০ থেকে ১,৪০০ ইউরো।'],
  placements: {
    'netherlands-hospitality-internship': {
      title: 'হসপিটালিটি ইন্টার্নশিপ',
      text: 'কাজ হোটেলে বা রেস্তোরাঁয়।',
    },
  },
  eligibility: { age: 'বয়স', studies: 'পড়াশোনা', language: 'ভাষা', passport: 'পাসপোর্ট' },
  benefits: ['ইউরোতে ভাতা', 'ডাচ ভাষার প্রথম শব্দগুলো', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'নেদারল্যান্ডসে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
