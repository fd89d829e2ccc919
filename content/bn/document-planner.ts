import type { plannerTexts as english } from '../en/document-planner.ts';
import { toBengaliDigits as digits } from '../formats/bengali-digits.ts';
import {
  formatBengaliDay,
  formatBengaliDayAndMonth,
  formatBengaliMonth,
  getBengaliMonth,
} from '../formats/bengali-months.ts';
import type { Translation } from '../types/translation.ts';
import { siteName } from './site.ts';

/** How long we allow for something: 'সাধারণত প্রায় ৬ সপ্তাহ লাগে ধরে রাখি'. */
const formatAllowance = (weeks: number) =>
  `আমরা সাধারণত প্রায় ${weeks === 1 ? 'এক' : digits(weeks)} সপ্তাহ সময় ধরি`;

/** Splits the name of a document into a name and a condition: 'পাসপোর্ট', 'মেয়াদ অন্তত ২ বছর'. */
function splitDocumentName(name: string): { name: string; note?: string } {
  const [, main, validity, condition] = /^(.+?)(?: \((মেয়াদ .+)\)|, (থাকলে))$/.exec(name) ?? [];
  const note = validity ?? condition;
  return main && note ? { name: main, note } : { name };
}

export const plannerTexts = {
  siteName,
  dates: {
    day: formatBengaliDay,
    dayAndMonth: formatBengaliDayAndMonth,
    month: formatBengaliMonth,
    shortMonth: getBengaliMonth,
  },
  splitDocumentName,
  title: (name) => `আপনার পরিকল্পনা: ${name}`,
  trail: { answer: 'আমি কি যেতে পারব?', here: 'পরিকল্পনা' },
  sentence: {
    abroad: {
      leave: 'রওনা হওয়ার মাস',
      between: ',',
      stay: 'থাকব',
      end: '।',
      endAfterMonth: '।',
    },
    atHome: {
      leave: 'শুরু করার মাস',
      between: ',',
      stay: 'মেয়াদ',
      end: '।',
      endAfterMonth: '।',
    },
    month: 'যে মাসে রওনা হবেন',
    length: 'কত দিন থাকতে চান',
    submit: 'তারিখগুলো হিসাব করুন',
  },
  lengths: {
    '1-month': '১ মাস',
    '3-months': '৩ মাস',
    '6-months': '৬ মাস',
    '12-months': '১২ মাস',
    '2-years': '২ বছর',
  },
  pay: (amount, rate) => `${amount} (${rate})`,
  status: (departure, next) => `${departure}। ${next}`,
  calendar: 'ক্যালেন্ডারে যোগ করুন (.ics)',
  print: 'প্রিন্ট করুন',
  sheet: 'বাড়িতে দেখানোর পাতা',
  late: {
    documents: (count) =>
      `এই মাসের জন্য ${digits(count)}টি কাগজের কাজে দেরি হয়ে গেছে। আজই শুরু করলে এখনো সম্ভব।`,
    application: (day) =>
      `আমাদের হিসাবে আবেদনের দিন ছিল ${day}। এখনো আবেদন না করে থাকলে আজই করুন, আর এই মাসে এখনো সম্ভব কি না, আমাদের জিজ্ঞেস করুন।`,
    departure: 'এই মাসের প্রথম দিন পেরিয়ে গেছে: অন্য মাস বেছে নিন।',
    instead: (month) => `${month} ধরে পরিকল্পনা করুন`,
  },
  timeline: {
    label: 'পরিকল্পনা, দিন ধরে',
    title: (day) => `রওনা হবেন ${day}`,
    over: (day) => `দিনটি ছিল ${day}`,
    begin: (day) => `শুরু করবেন ${day}`,
    begun: (day) => `শুরু করার কথা ছিল ${day}`,
    startWith: (name, day) => `${day} তারিখের মধ্যে “${name}” দিয়ে শুরু করুন।`,
    startToday: (name) => `আজই “${name}” দিয়ে শুরু করুন।`,
    completed: (ready, all) => [`${digits(all)}টির মধ্যে ${digits(ready)}টি`, 'কাগজ তৈরি।'],
    today: 'আজ',
    departure: 'যাত্রা',
    apply: 'আবেদন, সাক্ষাৎকার, কাজ খোঁজা',
    applyToStudy: 'আবেদন, ভর্তির অপেক্ষা',
    visa: 'ভিসা ও ফ্লাইট',
  },
  beforeAcceptance: 'আবেদনের আগে',
  afterAcceptance: 'নির্বাচিত হওয়ার পর',
  startBy: 'এর মধ্যে শুরু করুন',
  start: 'শুরু',
  today: 'আজ',
  was: (day) => `কথা ছিল ${day}`,
  allow: formatAllowance,
  youHaveIt: 'আপনার আছে',
  had: 'আপনি লিখেছেন, আপনার পাসপোর্টের মেয়াদ যথেষ্ট: এর জন্য কিছু করতে হবে না।',
  endsEarly: 'আপনার পাসপোর্টের মেয়াদ বিদেশে থাকার সময়েই ফুরিয়ে যেতে পারে: আবেদনের আগে নবায়ন করে নিন।',
  noFiles: {
    withLetter:
      'ফরমে কোনো ফাইল দিতে হয় না। মোটিভেশন লেটার ফরমেই লিখবেন। বাকিগুলো আমরা আবেদন দেখার সময় চাইব।',
    withoutLetter: 'ফরমে কোনো ফাইল দিতে হয় না। আবেদন দেখার সময় আমরা এগুলো চাইব।',
  },
  askUs: 'আমাদের জিজ্ঞেস করুন',
  applyStep: {
    by: 'এর মধ্যে আবেদন করুন',
    now: 'আবেদন',
    title: 'আবেদন করুন',
    placement:
      'একটি ফরম, তারপর সাক্ষাৎকার, আর আপনার সঙ্গে মানানসই কাজ খুঁজে দেওয়া। ৪৮ ঘণ্টার মধ্যে আমরা জানাব, আর সিদ্ধান্ত নেন একজন মানুষ।',
    study: 'একটি ফরম, যা একজন মানুষ পড়েন। ৪৮ ঘণ্টার মধ্যে আমরা জানাব।',
    allow: (weeks) => `ফরম থেকে যাত্রা পর্যন্ত ${formatAllowance(weeks)}।`,
  },
  atHome: {
    title: 'বাংলাদেশে থেকেই যোগ দেবেন',
    text: 'পাসপোর্ট, ভিসা বা ফ্লাইট কিছুই লাগবে না: একটি ফরম, আর ৪৮ ঘণ্টার মধ্যে আমরা জানাব। সিদ্ধান্ত নেন একজন মানুষ।',
    allow: (weeks) => `ফরম থেকে প্রথম দিন পর্যন্ত ${formatAllowance(weeks)}।`,
  },
  apply: (name) => `${name}: আবেদন করুন`,
  visa: {
    by: 'লক্ষ্য',
    now: 'জমা দিন',
    title: 'ভিসার আবেদন',
    text: (allowance) =>
      `${allowance}। এটি দূতাবাসের দেওয়া শেষ তারিখ নয়: ভিসায় কত দিন লাগে, তা বছরের একেক সময় একেক রকম। আবেদনটি আমরা আপনার সঙ্গে মিলে তৈরি করি। টিকিট কেনার আগে আমাদের জিজ্ঞেস করুন।`,
  },
  departure: {
    leave: 'রওনা হবেন',
    begin: 'শুরু করবেন',
    passed: 'দিনটি পেরিয়ে গেছে',
    storageNote: 'আপনার দেওয়া টিক চিহ্নগুলো এই ব্রাউজারেই থাকে।',
    apply: 'আবেদন করলে আবেদন পাওয়ার বার্তায় এই পরিকল্পনা আবার দেখতে পাবেন।',
    pictures: {
      abroad: 'বিমানবন্দরে বিদায় জানাচ্ছে একটি পরিবার',
      'virtual-internship': 'রাতে ডেস্কে রাখা ল্যাপটপের পর্দা থেকে হাত নাড়ছেন এক সহকর্মী',
      'professional-immersion': 'টেবিল ঘিরে পাঁচজন, তাঁদের একজন দেয়ালের চার্টের সামনে',
      'hotel-immersion': 'হোটেলের রান্নাঘরে রান্না করছেন একজন শেফ ও এক তরুণী',
    },
  },
  calendarWords: {
    start: 'শুরু করুন',
    apply: 'আজকের মধ্যে আবেদন করুন',
    visa: 'ভিসার আবেদন জমা দিন',
    leave: 'রওনা হবেন',
    describe: (subject, weeks) =>
      `${subject}। এর জন্য ${formatAllowance(weeks)}। দিনটি আমাদের হিসাবের, কোনো কর্তৃপক্ষের দেওয়া শেষ তারিখ নয়।`,
  },
  calendarWordsAtHome: { leave: 'শুরু করবেন' },
  reminder: {
    title: 'আপনার পরিকল্পনায় এরপর',
    leave: (name, day) => `${name}: রওনা হবেন ${day}।`,
    begin: (name, day) => `${name}: শুরু করবেন ${day}।`,
    next: 'যা এখনো বাকি',
    more: (count) => `এবং আরও ${digits(count)}টি`,
    done: 'আপনার সব কাগজ তৈরি।',
    fullPlan: 'পুরো পরিকল্পনা দেখুন',
  },
} satisfies Translation<typeof english>;
