import type { malta as english } from '../../en/destinations/malta.ts';
import type { Translation } from '../../types/translation.ts';

export const malta = {
  draft: true,
  country: 'মাল্টা',
  subheadline: 'যে দ্বীপে ইংরেজিও সরকারি ভাষা, সেখানকার হোটেলে ইন্টার্নশিপ',
  poster:
    'মাল্টার পোস্টার: উজ্জ্বল ডোরাকাটা নৌকা, গলুইয়ে আঁকা চোখ, বন্দরের প্রাচীর, সন্ধ্যার সূর্যের সামনে একটি গম্বুজ ও একটি চূড়া',
  overview: ['দ্বীপের হোটেলে কাজ। ভাতা প্রকাশ করা হয়নি, আমাদের জিজ্ঞেস করুন।'],
  placements: {
    'malta-island-hotel-internship': {
      title: 'দ্বীপের হোটেলে ইন্টার্নশিপ',
      text: 'দ্বীপের হোটেলের ফ্রন্ট ডেস্ক, রেস্তোরাঁ, রান্নাঘর বা ইভেন্টে কাজ।',
      picture: 'খিলানের পেছনে সূর্য ডুবছে, হোটেলের লবির ওপাশে হাত নাড়ছেন এক ভ্রমণকারী',
    },
  },
  eligibility: { age: 'বয়স', studies: 'পড়াশোনা', language: 'ভাষা', passport: 'পাসপোর্ট' },
  benefits: ['কাজে ইংরেজি', 'বিদেশের হোটেলে কাজের অভিজ্ঞতা', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'মাল্টায় নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
