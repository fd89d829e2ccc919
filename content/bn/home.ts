import type { home as english } from '../en/home.ts';
import type { Translation } from '../types/translation.ts';

export const home = {
  hero: {
    title: 'বিশ্বজুড়ে সুযোগের দুয়ার',
    lede: 'বিদেশে ইন্টার্নশিপ, পড়াশোনা ও শিক্ষার্থী বিনিময়। শিক্ষার্থী, স্নাতক ও তরুণ পেশাজীবীদের জন্য আমরা ঢাকা থেকেই এর ব্যবস্থা করি।',
    actions: { programmes: 'গ্লোবাল প্রোগ্রাম দেখুন', contact: 'যোগাযোগ করুন' },
    scenes: {
      'hero-crossing': 'ভোরে কাঠের একটি নৌকা নদী পার হচ্ছে, সামনে শহরের উঁচু ভবনের সারি',
      'hero-campus': 'শরতের ক্যাম্পাসে শিক্ষার্থীরা',
      'hero-viaduct': 'পাহাড়ের মাঝে উঁচু সেতুর ওপর একটি লাল ট্রেন',
      'hero-wing': 'উড়োজাহাজের ডানার নিচে নদীর বদ্বীপ',
      'hero-harbour': 'রাতের বন্দরে একটি ফেরি',
    },
    sceneLabel: (position, count, scene) => `${count}টি ছবির ${position} নম্বর: ${scene}`,
    slideshow: {
      title: 'পেছনের ছবি',
      pause: 'ছবি বদল থামান',
      play: 'ছবি বদল চালান',
    },
  },
  metrics: {
    label: 'সংখ্যায়',
    metrics: {
      students: 'শিক্ষার্থী গেছেন',
      countries: 'দেশে সহযোগী আছে',
      institutions: 'সহযোগী প্রতিষ্ঠান',
      success: 'সাফল্যের হার',
    },
  },
  programmes: {
    title: 'গ্লোবাল প্রোগ্রাম',
    lede: (count) => `বিদেশে বা দেশে পড়া, প্রশিক্ষণ ও কাজের ${count}টি পথ।`,
    learnMore: { name: 'বিস্তারিত দেখুন', about: 'প্রোগ্রাম:' },
  },
  national: {
    title: 'দেশের ভেতরে আমাদের উদ্যোগ',
    action: 'ন্যাশনাল প্রোগ্রাম দেখুন',
    students: {
      link: 'শিক্ষার্থীরা কী পান, দেখুন',
      picture: 'তিনটি স্টলে কর্মীদের সঙ্গে শিক্ষার্থীরা কথা বলছেন',
    },
    employers: {
      link: 'নিয়োগদাতারা কী পান, দেখুন',
      picture: 'কর্মশালায় একজন নিয়োগদাতা তিনজন স্নাতকের সঙ্গে হাত মেলাচ্ছেন',
    },
  },
  destinations: {
    title: 'যেখানে যেতে পারেন',
    controls: { previous: 'আগের দেশগুলো', next: 'পরের দেশগুলো' },
    regionNames: { americas: 'যুক্তরাষ্ট্র' },
    countryNames: { usa: ['যুক্তরাষ্ট্র (J1 ইন্টার্নশিপ)', 'যুক্তরাষ্ট্র (J1 ট্রেইনিশিপ)'] },
    regionLabel: (name) => `গন্তব্য দেশ: ${name}`,
    action: 'সব দেশ দেখুন',
  },
  partners: {
    title: 'বিশ্বের নানা প্রতিষ্ঠানের স্বীকৃতি',
    label: 'সহযোগী প্রতিষ্ঠান',
    roles: { carousel: 'ঘুরে ঘুরে দেখানো তালিকা', slide: 'একটি লোগো' },
    controls: {
      pause: 'লোগো বদল থামান',
      play: 'লোগো বদল চালান',
      previous: 'আগের লোগো',
      next: 'পরের লোগো',
    },
    position: (position, count) => `${count}টির ${position} নম্বর`,
  },
  mission: {
    draft: true,
    title: 'আমাদের লক্ষ্য',
    text: 'বাংলাদেশের মানুষের জন্য বিদেশে পড়া ও কাজের পথ খুলে দেওয়া, আর প্রত্যেককে ভালোভাবে তৈরি করে দেওয়া।',
    link: 'আমাদের সম্পর্কে',
    picture: 'বিশ্বের মানচিত্র বিছানো টেবিল ঘিরে চারজন সহকর্মী, জানালার বাইরে নদীর ধারের শহর',
  },
  whyChoose: {
    draft: true,
    title: (name) => `কেন ${name}`,
    reasons: {
      network: {
        title: 'বিশ্বজোড়া নেটওয়ার্ক',
        text: (institutions, countries) =>
          `${countries}টির বেশি দেশে হোস্ট কোম্পানি ও ${institutions}-এর বেশি সহযোগী প্রতিষ্ঠান।`,
      },
      guidance: {
        title: 'অভিজ্ঞদের পরামর্শ',
        text: 'আবেদন ও ভিসার কাজে আমরা সহায়তা করি, আর যাওয়ার আগে ওরিয়েন্টেশন দিই।',
      },
      career: {
        title: 'লক্ষ্য যখন ক্যারিয়ার',
        text: 'আমাদের প্রোগ্রামগুলো থেকে নিয়োগদাতাকে দেখানোর মতো কিছু পাবেন: প্রশিক্ষণ, ভাতাসহ কাজ, সনদ বা ডিগ্রি।',
      },
    },
  },
  gallery: {
    title: 'পথের কিছু মুহূর্ত',
    pictures: {
      'gallery-airport': {
        caption: 'বাড়ি থেকে বিদায়',
        description: 'বিমানবন্দরে একটি পরিবার বিদায় জানাচ্ছে',
      },
      'gallery-kitchen': {
        caption: 'হোটেলের রান্নাঘর',
        description: 'হোটেলের চুলার সামনে একজন শেফ ও একজন ট্রেইনি',
      },
      'gallery-market': {
        caption: 'হাটের দিন',
        description: 'রাস্তার বাজারে একজন নারী ফল কিনছেন',
      },
      'gallery-farm': { caption: 'ফসল তোলা', description: 'খামারে দুজন আপেল পাড়ছেন' },
      'gallery-classroom': {
        caption: 'প্রথম ক্লাস',
        description: 'ক্লাসে একজন শিক্ষার্থী হাত তুলেছেন',
      },
      'gallery-graduation': {
        caption: 'সমাবর্তন',
        description: 'স্নাতকেরা আকাশে টুপি ছুড়ছেন',
      },
    },
  },
  closing: {
    title: 'আগামী বছর কোথায় থাকতে চান?',
    lede: 'কী পড়ছেন বা কী করছেন, আমাদের জানান। আপনার জন্য মানানসই প্রোগ্রামগুলো দেখাব।',
    actions: { apply: 'এখনই আবেদন করুন', contact: 'যোগাযোগ করুন' },
  },
} satisfies Translation<typeof english>;
