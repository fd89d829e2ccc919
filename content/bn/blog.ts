import type { blog as english } from '../en/blog.ts';
import { toBengaliDigits } from '../formats/bengali-digits.ts';
import type { Translation } from '../types/translation.ts';

export const blog = {
  title: 'ইভেন্ট ও খবর',
  lead: 'আমাদের সামনের ইভেন্ট, আর আবেদন করা ও বিদেশে থাকা নিয়ে নির্দেশিকা।',
  description: 'ইভেন্ট, পাসপোর্ট, চিঠি ও সাক্ষাৎকার নিয়ে নির্দেশিকা, আর বিদেশে নতুন জীবন গুছিয়ে নেওয়ার কথা।',
  nextEvents: {
    title: 'সামনের ইভেন্ট',
    none: 'আপাতত কোনো ইভেন্ট ঠিক হয়নি।',
    all: 'সব ইভেন্ট',
  },
  filter: {
    label: 'বিষয় অনুযায়ী দেখুন',
    all: 'সব',
    choose: 'বিষয় বেছে নিন',
  },
  list: {
    label: 'লেখা',
    loadMore: 'আরও দেখুন',
    loading: 'লোড হচ্ছে...',
    shown: (posts) => `${toBengaliDigits(posts)}টি লেখা দেখানো হচ্ছে।`,
    end: 'ব্লগের সব লেখা দেখা হয়ে গেছে।',
    failed: 'ব্লগের লেখাগুলো আনা যায়নি। একটু পরে আবার চেষ্টা করুন।',
    tryAgain: 'আবার চেষ্টা করুন',
    inEnglish: 'লেখাগুলো ইংরেজিতে।',
    empty: {
      title: 'এখানে এখনো কোনো লেখা নেই',
      text: 'এই বিষয়ে আপাতত কিছু নেই।',
      showAll: 'সব লেখা দেখুন',
    },
    none: {
      title: 'এখনো কোনো লেখা নেই',
      text: 'আমাদের নির্দেশিকাগুলো এখানে আসবে। তার আগে কিছু জানতে চাইলে সরাসরি জিজ্ঞেস করুন।',
      contact: 'যোগাযোগ করুন',
    },
  },
  post: {
    loading: 'লেখাটি লোড হচ্ছে...',
    back: 'ব্লগে ফিরে যান',
    tryAgain: 'আবার চেষ্টা করুন',
    notFound: 'লেখাটি পাওয়া যায়নি',
    failed: 'লেখাটি লোড করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
    failureText: 'আপনি যে লেখাটি খুঁজছেন, তা পাওয়া যায়নি।',
    inEnglish: 'লেখাটি ইংরেজিতে।',
  },
} satisfies Translation<typeof english>;
