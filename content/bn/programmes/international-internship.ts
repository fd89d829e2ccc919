import type { internationalInternship as english } from '../../en/programmes/international-internship.ts';
import type { Translation } from '../../types/translation.ts';

export const internationalInternship = {
  record: {
    text: 'বিদেশের হোস্ট কোম্পানিতে ভাতাসহ কাজ। IELTS লাগবে না।',
    picture: 'দুজন ইন্টার্ন একটি বাঁকানো সেতু পার হচ্ছেন, শহরের দিক থেকে একজন সহকর্মী হাত নাড়ছেন',
    application: {
      title: 'ইন্টারন্যাশনাল ইন্টার্নশিপ: আবেদন',
      description: 'বিদেশের হোস্ট কোম্পানিতে ভাতাসহ কাজ। কী কী থাকছে, তা আপনার অফার লেটারে লেখা থাকবে।',
      highlights: (duration, countries) => [
        { label: 'মেয়াদ', value: duration },
        { label: 'গন্তব্য', value: `${countries} দেশ` },
        { label: 'শেষে পাবেন', value: 'বিশ্বজুড়ে স্বীকৃত সনদ' },
      ],
    },
  },
  page: {
    draft: true,
    description:
      'বিদেশের হোস্ট কোম্পানিতে ভাতাসহ ইন্টার্নশিপ, সঙ্গে থাকা ও খাওয়া। IELTS লাগবে না। কী কী থাকছে, তা আপনার অফার লেটারে লেখা থাকবে।',
    lede: (from, usual, longest) =>
      `ভাতাসহ ইন্টার্নশিপ, সঙ্গে থাকা ও খাওয়া। সাধারণত ${from} থেকে ${usual} মাস, সর্বোচ্চ ${longest} মাস।`,
    provisions: {
      title: 'যা দেওয়া হয়',
      paid: { title: 'ভাতা', text: 'কাজের জন্য ভাতা পাবেন।' },
      food: { title: 'খাবার', text: 'কী কী থাকছে, তা অফার লেটারে লেখা থাকবে।' },
      lodging: { title: 'থাকার জায়গা', text: 'রাজি হওয়ার আগে জিজ্ঞেস করুন।' },
      noIelts: 'IELTS ছাড়াই',
    },
    facts: {
      countries: (count) => `${count} দেশ`,
      certificate: { label: 'শেষে পাবেন', value: 'বিশ্বজুড়ে স্বীকৃত সনদ' },
    },
    positions: {
      title: 'কাজের নয়টি ক্ষেত্র',
      lede: 'ক্ষেত্র বেছে নেবেন আপনি। প্রতিদিনের কাজ ঠিক করবেন হোস্ট।',
      names: {
        'front-office': 'ফ্রন্ট অফিস',
        housekeeping: 'হাউসকিপিং',
        'food-beverage': 'ফুড অ্যান্ড বেভারেজ',
        'culinary-arts': 'রন্ধনশিল্প',
        'sales-marketing': 'সেলস ও মার্কেটিং',
        'human-resources': 'মানবসম্পদ',
        events: 'ইভেন্ট',
        'business-finance': 'ব্যবসা ও ফাইন্যান্স',
        'travel-tourism': 'ভ্রমণ ও পর্যটন',
      },
    },
    process: {
      title: 'আবেদন থেকে ফেরা পর্যন্ত সাত ধাপ',
      steps: [
        { title: 'অনলাইনে আবেদন', text: 'আবেদন ফরম পূরণ করুন।' },
        { title: 'সাক্ষাৎকার ও যাচাই', text: 'আমরা আপনার কাগজপত্র দেখি, আপনার সঙ্গে কথা বলি।' },
        { title: 'ইন্টার্নশিপ ঠিক করা', text: 'আপনার সঙ্গে মানানসই হোস্ট ও পদ।' },
        { title: 'ভিসার প্রক্রিয়া', text: 'আবেদনে সহায়তা। সিদ্ধান্ত দূতাবাসের।' },
        { title: 'যাত্রার আগে', text: 'কী সঙ্গে নেবেন, কীসে সই করবেন, গিয়ে কী কী হবে।' },
        { title: 'ইন্টার্নশিপ শুরু', text: 'হোস্টের সঙ্গে আপনার প্রথম দিন।' },
        { title: 'ইন্টার্নশিপের পরে', text: 'আপনার সনদ, আর এরপর কী।' },
      ],
    },
    eligibility: {
      title: 'যোগ্যতা',
      studies: 'পড়াশোনা',
      age: 'বয়স',
      english: 'ইংরেজি',
      passport: 'পাসপোর্ট',
      more: 'কোন দেশ কী চায়, দেখুন',
    },
    documents: 'কাগজপত্র',
    brochure: 'বিদেশ যাওয়ার সাত ধাপ, এক PDF-এ',
    closing: {
      title: 'ফরম দিয়ে শুরু করুন',
      lede: 'কী পড়েন, কবে যেতে পারবেন আর কোথায় যেতে চান, আমাদের জানান।',
      picture: 'বিমানবন্দরে স্যুটকেস হাতে একজন ইন্টার্নকে তাঁর পরিবার হাত নেড়ে বিদায় দিচ্ছে',
    },
  },
} satisfies Translation<typeof english>;
