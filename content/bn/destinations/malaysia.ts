import type { malaysia as english } from '../../en/destinations/malaysia.ts';
import type { Translation } from '../../types/translation.ts';

export const malaysia = {
  draft: true,
  country: 'মালয়েশিয়া',
  subheadline: 'গরমের দেশে ভাতাসহ হসপিটালিটি ইন্টার্নশিপ',
  poster:
    'মালয়েশিয়ার পোস্টার: পূর্ণিমার চাঁদের সামনে কুয়ালালামপুরের যমজ টাওয়ার, ডালে ধনেশ পাখি, রেইনফরেস্টে দড়ির সেতুতে দুজন মানুষ, একটি লাল জবা',
  overview: ['হোটেলে কাজ। ভাতা মাসে ১,০০০ থেকে ২,০০০ মালয়েশীয় রিঙ্গিত।'],
  placements: {
    'malaysia-hospitality-internship': {
      title: 'হসপিটালিটি ইন্টার্নশিপ',
      text: 'হোটেলে কাজ: ফ্রন্ট অফিস, রেস্তোরাঁ বা রান্নাঘর।',
      picture: 'হোটেলের রান্নাঘরে চুলার সামনে একজন শেফ ও মাথায় স্কার্ফ পরা একজন ট্রেইনি',
    },
  },
  eligibility: {
    age: 'বয়স',
    studies: 'পড়াশোনা',
    languageAndPassport: 'ভাষা ও পাসপোর্ট',
  },
  benefits: ['রিঙ্গিতে ভাতা', 'বিদেশে হসপিটালিটির অভিজ্ঞতা', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'মালয়েশিয়ায় নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
