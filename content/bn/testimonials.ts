import type { testimonials as english } from '../en/testimonials.ts';
import type { Translation } from '../types/translation.ts';
import { countryNames, programmeNames } from './names.ts';

export const testimonials = {
  internship: {
    sample: true,
    quote: 'উদাহরণ: হোটেলে প্রথম কয়েক সপ্তাহ কেমন ছিল, শিক্ষার্থীর নিজের কথায়।',
    name: 'শিক্ষার্থীর নাম',
    programme: programmeNames['international-internship'],
    company: 'সহযোগী হোটেল',
    location: countryNames.greece.name,
    picture: 'স্যুট পরা একজন পুরুষ, মুখে ছোট দাড়ি',
  },
  virtual: {
    sample: true,
    quote: 'উদাহরণ: বাড়িতে বসে অন্য দেশের টিমের সঙ্গে কাজ করতে কেমন লেগেছে।',
    name: 'শিক্ষার্থীর নাম',
    programme: programmeNames['virtual-internship'],
    company: 'সহযোগী স্টুডিও',
    location: 'অনলাইন',
    picture: 'মাথায় লাল স্কার্ফ পরা একজন নারী',
  },
  pathway: {
    sample: true,
    quote: 'উদাহরণ: পাথওয়ের কোন অংশ কঠিন ছিল, আর তাতে কোন পথ খুলেছে।',
    name: 'শিক্ষার্থীর নাম',
    programme: programmeNames['pathway-program'],
    company: 'সহযোগী বিশ্ববিদ্যালয়',
    location: countryNames['united-kingdom'].name,
    picture: 'কোঁকড়া চুলের একজন নারী, কানে মুক্তার দুল',
  },
  agriculture: {
    sample: true,
    quote: 'উদাহরণ: খামারে একটি দিন কীভাবে শুরু হয়, আর শিক্ষার্থী কী শিখেছেন।',
    name: 'শিক্ষার্থীর নাম',
    programme: programmeNames['agriculture-internship'],
    company: 'সহযোগী খামার',
    location: countryNames.denmark.name,
    picture: 'লম্বা কালো চুলের একজন নারী, গলায় লাল স্কার্ফ',
  },
  study: {
    sample: true,
    quote: 'উদাহরণ: শিক্ষার্থীর মনে কী কী প্রশ্ন ছিল, আর আমরা কী উত্তর দিয়েছি।',
    name: 'শিক্ষার্থীর নাম',
    programme: programmeNames['study-abroad'],
    company: 'সহযোগী কলেজ',
    location: countryNames.germany.name,
    picture: 'লম্বা বাদামি চুলের একজন নারী',
  },
  medical: {
    sample: true,
    quote: 'উদাহরণ: হাসপাতালের সপ্তাহগুলো কী শিখিয়েছে, আর এরপর কী হয়েছে।',
    name: 'শিক্ষার্থীর নাম',
    programme: programmeNames['medical-internships'],
    company: 'সহযোগী হাসপাতাল',
    location: 'তানজানিয়া',
    picture: 'পিঠে ব্যাগ নিয়ে এক তরুণ',
  },
} satisfies Translation<typeof english>;
