import type { italy as english } from '../../en/destinations/italy.ts';
import type { Translation } from '../../types/translation.ts';

export const italy = {
  draft: true,
  country: 'ইতালি',
  subheadline: 'হোটেল ও রেস্তোরাঁয় ভাতাসহ ইন্টার্নশিপ',
  poster:
    'ইতালির পোস্টার: সূর্যাস্তে ভেনিসের ঘণ্টাঘর আর গোলাপি প্রাসাদের পাশ দিয়ে একজন যাত্রী নিয়ে ভেসে যাচ্ছে গন্ডোলা',
  overview: ['হোটেলে বা রেস্তোরাঁয় অতিথিদের দেখাশোনা করবেন। ভাতা মাসে ৭০০ থেকে ১,১০০ ইউরো।'],
  placements: {
    'italy-hospitality-internship': {
      title: 'হসপিটালিটি ইন্টার্নশিপ',
      text: 'কাজ নাশতার ঘরে, হোটেলের ডেস্কে বা রান্নাঘরে।',
      picture: 'রঙিন উঁচু বাড়ির মাঝে রাস্তার বাজারে আপেল কিনছেন এক নারী',
    },
  },
  eligibility: {
    age: 'বয়স',
    studies: 'পড়াশোনা',
    languageAndPassport: 'ভাষা ও পাসপোর্ট',
  },
  benefits: ['ইউরোতে ভাতা', 'ইতালীয় ভাষার চর্চা', 'বিশ্বজুড়ে স্বীকৃত সনদ'],
  closing: 'ইতালিতে নিজেকে দেখতে চান?',
} satisfies Translation<typeof english>;
