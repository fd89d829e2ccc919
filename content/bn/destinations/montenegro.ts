import type { montenegro as english } from '../../en/destinations/montenegro.ts';
import type { Translation } from '../../types/translation.ts';

export const montenegro = {
  draft: true,
  country: 'মন্টিনিগ্রো',
  subheadline: 'মন্টিনিগ্রোর হোটেলে ইন্টার্নশিপ',
  poster:
    'মন্টিনিগ্রোর পোস্টার: ছোট একটি দ্বীপে নীল গম্বুজের গির্জা, চারপাশের পাহাড়ে কুয়াশা, একটি লাল বৈঠার নৌকা ও একটি কমলা রঙের বিড়াল',
  overview: ['হোটেল বা রেস্তোরাঁয় কাজ। ভাতা প্রকাশ করা হয়নি, তাই কত পাবেন আমাদের জিজ্ঞেস করুন।'],
  placements: {
    'montenegro-coastal-hotel-internship': {
      title: 'হোটেলে ইন্টার্নশিপ',
      text: 'হোটেল বা রেস্তোরাঁয় কাজ।',
    },
  },
  eligibility: { age: 'বয়স', studies: 'পড়াশোনা', language: 'ভাষা', passport: 'পাসপোর্ট' },
  benefits: ['বিদেশের হোটেলে কাজের অভিজ্ঞতা', 'মন্টিনিগ্রীয় ভাষার প্রথম শব্দগুলো', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'মন্টিনিগ্রোতে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
