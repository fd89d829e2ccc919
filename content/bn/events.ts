import type { events as english } from '../en/events.ts';
import type { Translation } from '../types/translation.ts';

export const events = {
  title: 'সব ইভেন্ট',
  description: 'বিদেশে পড়া ও কাজ নিয়ে সেমিনার, মেলা ও ওয়েবিনার: কবে, কোথায় আর কী নিয়ে।',
  posts: 'নতুন লেখাগুলো পড়ুন',
  past: 'আগের ইভেন্ট',
  learnMore: { name: 'বিস্তারিত দেখুন', about: 'ইভেন্ট:' },
  calendar: { name: 'ক্যালেন্ডারে যোগ করুন (.ics)', about: 'ইভেন্ট:' },
  events: {
    'study-abroad-seminar': {
      sample: true,
      title: 'উদাহরণ: বিদেশে পড়াশোনা সেমিনার',
      location: 'উদাহরণ মিলনায়তন, ঢাকা',
      text: 'বিদেশে পড়াশোনা, নাকি পাথওয়ে? আমরা দুটির তুলনা করি, কাগজপত্র বুঝিয়ে দিই আর আপনার প্রশ্নের উত্তর দিই।',
      picture: 'দর্শকদের সামনে মঞ্চে একজন বক্তা',
    },
    'career-and-internship-fair': {
      sample: true,
      title: 'উদাহরণ: ক্যারিয়ার ও ইন্টার্নশিপ মেলা',
      location: 'উদাহরণ ক্যাম্পাস, ঢাকা',
      text: 'নিয়োগদাতা আর আমাদের প্রোগ্রাম টিমকে এক জায়গায় পাবেন। প্রিন্ট করা একটি সিভি সঙ্গে আনুন।',
      picture: 'ডোরাকাটা ছাউনির একটি মেলার স্টল, সামনে দুজন দর্শনার্থী',
    },
    'virtual-internship-webinar': {
      sample: true,
      title: 'উদাহরণ: ভার্চুয়াল ইন্টার্নশিপ ওয়েবিনার',
      location: 'অনলাইন',
      text: 'দূরে বসে ইন্টার্নশিপ কীভাবে হয়: কোন কোন বিষয়ে, কত ঘণ্টা, আর হোস্ট কী আশা করেন।',
      picture: 'রাতে কম্পিউটারের পর্দায় একজন বক্তা',
    },
  },
} satisfies Translation<typeof english>;
