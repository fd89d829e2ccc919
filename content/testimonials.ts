import { inBothLanguages } from './in-both-languages.ts';
import type { Language } from './language.ts';
import { getProgrammeName } from './names.ts';
import type { Testimonial } from './types/common.ts';

/** Six invented examples (requirements 9). The client replaces them with its testimonials, in any number. */
export const testimonials: Record<Language, Testimonial[]> = inBothLanguages((t, _, language) => [
  {
    sample: true,
    quote: t(
      'Example quote: what the first weeks at the hotel were like, in the student’s own words.',
      'উদাহরণ: হোটেলে প্রথম কয়েক সপ্তাহ কেমন ছিল, শিক্ষার্থীর নিজের কথায়।',
    ),
    name: t('Student name', 'শিক্ষার্থীর নাম'),
    company: t('Hotel partner', 'সহযোগী হোটেল'),
    location: t('Greece', 'গ্রিস'),
    programme: getProgrammeName('international-internship', language),
    rating: 5,
    picture: {
      file: 'portrait-1',
      description: t('A man with a short beard, in a suit', 'স্যুট পরা এক ব্যক্তি, মুখে ছোট দাড়ি'),
    },
  },
  {
    sample: true,
    quote: t(
      'Example quote: how it was to work from home with a team in another country.',
      'উদাহরণ: ঘরে বসে অন্য দেশের একটি টিমের সঙ্গে কাজ করতে কেমন লেগেছে।',
    ),
    name: t('Student name', 'শিক্ষার্থীর নাম'),
    company: t('Studio partner', 'সহযোগী স্টুডিও'),
    location: t('Online', 'অনলাইন'),
    programme: getProgrammeName('virtual-internship', language),
    rating: 5,
    picture: {
      file: 'portrait-2',
      description: t('A woman in a red headscarf', 'মাথায় লাল স্কার্ফ পরা এক নারী'),
    },
  },
  {
    sample: true,
    quote: t(
      'Example quote: what was hard about the pathway, and what it made possible.',
      'উদাহরণ: পাথওয়ে প্রোগ্রামে কী কঠিন ছিল, আর তার ফলে কী সম্ভব হয়েছে।',
    ),
    name: t('Student name', 'শিক্ষার্থীর নাম'),
    company: t('University partner', 'সহযোগী বিশ্ববিদ্যালয়'),
    location: t('United Kingdom', 'যুক্তরাজ্য'),
    programme: getProgrammeName('pathway-program', language),
    rating: 5,
    picture: {
      file: 'portrait-3',
      description: t('A woman with curly hair and pearl earrings', 'মুক্তার দুল পরা কোঁকড়া চুলের এক নারী'),
    },
  },
  {
    sample: true,
    quote: t(
      'Example quote: how a day on the farm begins, and what the student learned.',
      'উদাহরণ: খামারে একটি দিন কীভাবে শুরু হয়, আর শিক্ষার্থী কী শিখেছেন।',
    ),
    name: t('Student name', 'শিক্ষার্থীর নাম'),
    company: t('Farm partner', 'সহযোগী খামার'),
    location: t('Denmark', 'ডেনমার্ক'),
    programme: getProgrammeName('agriculture-internship', language),
    rating: 5,
    picture: {
      file: 'portrait',
      description: t(
        'A woman with long black hair and a red scarf',
        'লাল স্কার্ফ পরা লম্বা কালো চুলের এক নারী',
      ),
    },
  },
  {
    sample: true,
    quote: t(
      'Example quote: which questions the student had, and how we answered them.',
      'উদাহরণ: শিক্ষার্থীর কী কী প্রশ্ন ছিল, আর আমরা কীভাবে উত্তর দিয়েছি।',
    ),
    name: t('Student name', 'শিক্ষার্থীর নাম'),
    company: t('College partner', 'সহযোগী কলেজ'),
    location: t('Germany', 'জার্মানি'),
    programme: getProgrammeName('study-abroad', language),
    rating: 5,
    picture: {
      file: 'portrait-5',
      description: t('A woman with long brown hair', 'লম্বা বাদামি চুলের এক নারী'),
    },
  },
  {
    sample: true,
    quote: t(
      'Example quote: what the weeks at the hospital taught, and what came after.',
      'উদাহরণ: হাসপাতালের কয়েক সপ্তাহে শিক্ষার্থী কী শিখেছেন, আর তারপর কী হয়েছে।',
    ),
    name: t('Student name', 'শিক্ষার্থীর নাম'),
    company: t('Hospital partner', 'সহযোগী হাসপাতাল'),
    location: t('Tanzania', 'তানজানিয়া'),
    programme: getProgrammeName('medical-internships', language),
    rating: 5,
    picture: {
      file: 'portrait-6',
      description: t('A young man with a rucksack', 'পিঠে ব্যাগ নেওয়া এক তরুণ'),
    },
  },
]);
