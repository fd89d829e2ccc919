import type { portugal as english } from '../../en/destinations/portugal.ts';
import type { Translation } from '../../types/translation.ts';

export const portugal = {
  draft: true,
  country: 'পর্তুগাল',
  subheadline: 'ভাতাসহ হসপিটালিটি ইন্টার্নশিপ',
  poster: 'পর্তুগালের পোস্টার: লিসবনের খাড়া রাস্তায় হলুদ ট্রাম, ওপরে দড়িতে মেলা কাপড়, পেছনে লাল সেতু, সামনে কালো বিড়াল',
  overview: ['হোটেলে বা রেস্তোরাঁয় কাজ। ভাতা মাসে ৬৫০ থেকে ৯৫০ ইউরো।'],
  placements: {
    'portugal-hospitality-internship': {
      title: 'হসপিটালিটি ইন্টার্নশিপ',
      text: 'হোটেলে বা রেস্তোরাঁয় কাজ।',
    },
  },
  eligibility: { age: 'বয়স', studies: 'পড়াশোনা', languageAndPassport: 'ভাষা ও পাসপোর্ট' },
  benefits: ['ইউরোতে ভাতা', 'পর্তুগিজ ভাষার চর্চা', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'পর্তুগালে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
