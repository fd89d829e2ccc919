import type { croatia as english } from '../../en/destinations/croatia.ts';
import type { Translation } from '../../types/translation.ts';

export const croatia = {
  draft: true,
  country: 'ক্রোয়েশিয়া',
  subheadline: 'হোটেল ও রেস্তোরাঁয় ইন্টার্নশিপ',
  poster:
    'ক্রোয়েশিয়ার পোস্টার: সাগরপাড়ের প্রাচীরের ভেতরে লাল ছাদের সারি, একটি ঘড়িঘর, নীল উপসাগরে সবুজ দ্বীপ আর ছোট ছোট নৌকা',
  overview: ['হোটেল বা রেস্তোরাঁর কাজ শিখুন। ভাতা কত, তা প্রকাশ করা হয়নি। আমাদের জিজ্ঞেস করুন।'],
  placements: {
    'croatia-seaside-hotel-internship': {
      title: 'হোটেলে ইন্টার্নশিপ',
      text: 'হোটেল বা রেস্তোরাঁর কাজ শিখুন।',
      picture: 'রঙিন বাড়ির নিচে বাজারের দোকান থেকে ফল কিনছেন গোলাপি পোশাক পরা এক নারী',
    },
  },
  eligibility: {
    age: 'বয়স',
    studies: 'পড়াশোনা',
    language: 'ভাষা',
    passport: 'পাসপোর্ট',
  },
  benefits: ['বিদেশের হোটেলে কাজের অভিজ্ঞতা', 'ক্রোয়েশীয় ভাষার প্রথম শব্দগুলো', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'ক্রোয়েশিয়ায় নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
