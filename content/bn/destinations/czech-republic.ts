import type { czechRepublic as english } from '../../en/destinations/czech-republic.ts';
import type { Translation } from '../../types/translation.ts';

export const czechRepublic = {
  draft: true,
  country: 'চেক প্রজাতন্ত্র',
  subheadline: 'চেক হোটেলে ইন্টার্নশিপ',
  poster:
    'চেক প্রজাতন্ত্রের পোস্টার: তুষারপাতের মধ্যে পাথরের সেতু ও তার টাওয়ার, নদীতে রাজহাঁস, আলো জ্বলা বাড়ির ওপরে দুর্গ আর ক্যাথেড্রাল',
  overview: ['হোটেলের কাজ শিখুন। ভাতা আমাদের কাছে জেনে নিন, তা প্রকাশ করা হয়নি।'],
  placements: {
    'czech-republic-city-and-spa-hotel-internship': {
      title: 'হোটেলে ইন্টার্নশিপ',
      text: 'হোটেলের কাজ শিখুন।',
      picture:
        'পুতুলের ঘরের মতো সামনে খোলা এক হোটেল: ওপরে রান্নাঘর, শোবার ঘর ও খাবারঘর, নিচে রিসেপশনে কয়েকজন মানুষ',
    },
  },
  eligibility: {
    age: 'বয়স',
    studies: 'পড়াশোনা',
    language: 'ভাষা',
    passport: 'পাসপোর্ট',
  },
  benefits: ['হোটেলে কাজের অভিজ্ঞতা', 'চেক ভাষার প্রথম শব্দগুলো', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'চেক প্রজাতন্ত্রে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
