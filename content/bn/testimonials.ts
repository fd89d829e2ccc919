import type { testimonials as english } from '../en/testimonials.ts';
import type { Translation } from '../types/translation.ts';

export const testimonials = {
  hotel: {
    sample: true,
    quote: 'উদাহরণ: হোটেলে প্রথম কয়েক সপ্তাহ কেমন ছিল, শিক্ষার্থীর নিজের কথায়।',
    name: 'শিক্ষার্থীর নাম',
    company: 'সহযোগী হোটেল',
    location: 'গ্রিস',
    picture: 'ছোট দাড়িওয়ালা স্যুট পরা এক ব্যক্তি',
  },
  studio: {
    sample: true,
    quote: 'উদাহরণ: ঘরে বসে অন্য দেশের একটি দলের সঙ্গে কাজ করতে কেমন লেগেছে।',
    name: 'শিক্ষার্থীর নাম',
    company: 'সহযোগী স্টুডিও',
    location: 'অনলাইন',
    picture: 'লাল ওড়না মাথায় এক নারী',
  },
  university: {
    sample: true,
    quote: 'উদাহরণ: পাথওয়েতে কী কঠিন ছিল, আর তাতে কী সম্ভব হয়েছে।',
    name: 'শিক্ষার্থীর নাম',
    company: 'সহযোগী বিশ্ববিদ্যালয়',
    location: 'যুক্তরাজ্য',
    picture: 'কোঁকড়া চুল ও মুক্তার দুল পরা এক নারী',
  },
  farm: {
    sample: true,
    quote: 'উদাহরণ: খামারে একটি দিন কীভাবে শুরু হয়, আর শিক্ষার্থী কী শিখেছেন।',
    name: 'শিক্ষার্থীর নাম',
    company: 'সহযোগী খামার',
    location: 'ডেনমার্ক',
    picture: 'লম্বা কালো চুল ও লাল স্কার্ফ পরা এক নারী',
  },
  college: {
    sample: true,
    quote: 'উদাহরণ: শিক্ষার্থীর কী কী প্রশ্ন ছিল, আর আমরা কীভাবে উত্তর দিয়েছি।',
    name: 'শিক্ষার্থীর নাম',
    company: 'সহযোগী কলেজ',
    location: 'জার্মানি',
    picture: 'লম্বা বাদামি চুলের এক নারী',
  },
  hospital: {
    sample: true,
    quote: 'উদাহরণ: হাসপাতালের কয়েক সপ্তাহ কী শিখিয়েছে, আর তারপর কী হয়েছে।',
    name: 'শিক্ষার্থীর নাম',
    company: 'সহযোগী হাসপাতাল',
    location: 'তানজানিয়া',
    picture: 'পিঠে ব্যাগ নেওয়া এক তরুণ',
  },
} satisfies Translation<typeof english>;
