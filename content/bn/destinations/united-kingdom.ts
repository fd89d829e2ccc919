import type { unitedKingdom as english } from '../../en/destinations/united-kingdom.ts';
import type { Translation } from '../../types/translation.ts';

export const unitedKingdom = {
  draft: true,
  country: 'যুক্তরাজ্য',
  subheadline: 'ইংরেজিভাষী দেশে ভাতাসহ হসপিটালিটি ইন্টার্নশিপ',
  poster: 'যুক্তরাজ্যের পোস্টার: ওয়েস্টমিনস্টারের ঘড়ির টাওয়ারে বৃষ্টি, সেতুতে লাল বাস, টেমসের ধারে লাল ছাতা মাথায় এক নারী',
  overview: ['হোটেলে বা রেস্তোরাঁয় ইংরেজিতে কাজ। ভাতা মাসে ১,২০০ থেকে ১,৮০০ পাউন্ড।'],
  placements: {
    'united-kingdom-hospitality-internship': {
      title: 'হসপিটালিটি ইন্টার্নশিপ',
      text: 'হোটেলে বা রেস্তোরাঁয় ইংরেজিতে কাজ।',
    },
  },
  eligibility: { age: 'বয়স', studies: 'পড়াশোনা', languageAndPassport: 'ভাষা ও পাসপোর্ট' },
  benefits: ['পাউন্ডে ভাতা', 'কাজে ইংরেজি', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'যুক্তরাজ্যে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
