import type { comparisonTexts as english } from '../en/eligibility-finder-comparison.ts';
import { toBengaliDigits as digits } from '../formats/bengali-digits.ts';
import type { Translation } from '../types/translation.ts';

const all = (count: number) => (count === 2 ? 'দুটিই' : 'তিনটিই');

const verdictPhrases = {
  now: 'এখনই আপনার জন্য খোলা',
  almost: 'খুলতে অল্প বাকি',
  'not-yet': 'এখনো খোলা নয়',
};

export const comparisonTexts = {
  answer: 'আমি কি যেতে পারব?',
  current: 'তুলনা',
  title: (count) => `${digits(count)}টি সুযোগের তুলনা`,
  standing: (groups) => {
    const [first, ...further] = groups;
    if (!first) return '';
    if (further.length === 0) {
      return first.verdict === 'not-yet'
        ? 'কোনোটিই এখনো আপনার জন্য খোলা নয়।'
        : `${all(first.count)} ${verdictPhrases[first.verdict]}।`;
    }
    const phrases = groups.map(
      ({ verdict, count }) => `${digits(count)}টি ${verdictPhrases[verdict]}`,
    );
    return `${phrases.join(', ')}।`;
  },
  emptyState: 'বাক্যটি পূরণ করলে এই পাতা বলে দেবে, কোনগুলো আপনার জন্য খোলা।',
  differing: (count) =>
    count === 0 ? 'আমরা যা যা প্রকাশ করি, তার সবকিছুতেই এগুলো এক।' : `এগুলো ${digits(count)}টি বিষয়ে আলাদা।`,
  print: 'প্রিন্ট করুন',
  change: (count) => `${digits(count)}টি সুযোগ বদলান`,
  caption: (count) =>
    count === 2
      ? 'দুটি সুযোগের তুলনা। যেখানে আলাদা, সেখানে গাঢ় দাগ আছে।'
      : 'তিনটি সুযোগের তুলনা। যেটি আলাদা, তাতে লাল দাগ; তিনটিই আলাদা হলে গাঢ় দাগ; দুটিতে এক হলে সরু দাগ।',
  key: {
    odd: 'একটি আলাদা',
    all: (count) => (count === 2 ? 'দুটি আলাদা' : 'তিনটিই আলাদা'),
  },
  differs: 'এটি আলাদা',
  allDiffer: 'সব কটি আলাদা',
  rows: {
    verdict: 'আমি কি যেতে পারব?',
    stipend: 'মাসে ভাতা',
    stay: 'কত দিনের',
    age: 'বয়স',
    studies: 'পড়াশোনা',
    english: 'ইংরেজি',
    passport: 'পাসপোর্ট',
    also: 'আরও যা লাগবে',
    hours: 'সপ্তাহে কাজের সময়',
    positions: 'সাধারণত যেসব পদ',
    documents: 'কাগজপত্র',
    place: 'স্থান',
  },
  verdicts: { now: 'এখনই', almost: 'অল্প বাকি', 'not-yet': 'এখনো নয়' },
  missing: (requirements) => `যা বাকি: ${requirements.join('; ')}`,
  unknown: (requirements) => `এখনো দেখা বাকি: ${requirements.join('; ')}`,
  elsewhere: 'আপনি যেখানে যেতে চেয়েছেন, সেখানে নয়',
  scale: (maximum) => `সব দাগ একই মাপে, ০ থেকে ৳${maximum}`,
  dots: {
    day: 'একটি বিন্দু এক দিন',
    week: 'একটি বিন্দু এক সপ্তাহ',
    month: 'একটি বিন্দু এক মাস',
    quarter: 'একটি বিন্দু তিন মাস',
  },
  usual: 'ইন্টার্নশিপে সাধারণত যত দিন লাগে',
  tooLong: 'আপনি যত দিন লিখেছেন, তার চেয়ে বেশি',
  lacking: 'বাকি',
  noneNamed: 'উল্লেখ নেই',
  noneNeeded: 'লাগবে না',
  /** @param hours 'সপ্তাহে ৩২-৪০ ঘণ্টা' */
  hours: (hours) => hours.replace('সপ্তাহে ', ''),
  age: (from, to) =>
    to === undefined ? `${digits(from)} বা তার বেশি` : `${digits(from)}-${digits(to)}`,
  passport: (months) => {
    if (months < 2) return 'মেয়াদ থাকতে হবে';
    return `মেয়াদ ${months > 12 ? `${digits(months / 12)} বছর` : `${digits(months)} মাস`}`;
  },
  informational: 'এই উত্তরে ধরা হয়নি',
  onlyHere: (names, more) =>
    `শুধু এখানে: ${[...names, ...(more > 0 ? [`আরও ${digits(more)}টি`] : [])].join('; ')}`,
  yourAnswers: {
    age: 'আপনার বয়স',
    studies: 'আপনি',
    studiesOf: (studies, field) => `${studies}${field && `, বিষয় ${field}`}`,
    field: 'আপনার বিষয়',
    yours: 'আপনারটি',
    length: 'আপনি থাকতে চান',
    where: 'আপনি যেতে চান',
  },
  plan: (name) => `${name}: পরিকল্পনা করুন`,
  apply: (name) => `${name}: আবেদন করুন`,
  same: {
    title: (count) => (count === 2 ? 'দুটিতেই যা এক' : 'তিনটিতেই যা এক'),
    fits: {
      age: 'আপনার বয়স মেলে',
      studies: 'আপনার পড়াশোনা মেলে',
      english: 'আপনার ইংরেজি যথেষ্ট',
      passport: 'আপনার পাসপোর্টের মেয়াদ যথেষ্ট',
    },
    itFits: (visitorValue) => `${visitorValue}: মেলে`,
    itLacks: (visitorValue) => `${visitorValue}: এখনো মেলে না`,
    oneForm: 'একটিই ফরম, উত্তর ৪৮ ঘণ্টার মধ্যে',
    disclaimer: 'সিদ্ধান্ত নেন একজন মানুষ',
    nobodyStopped: 'আবেদন করতে কারও বাধা নেই',
    askUs: (count) => `${count === 2 ? 'দুটি' : 'তিনটি'} নিয়েই আমাদের জিজ্ঞেস করুন`,
  },
  tooFew: {
    title: (count) => (count === 1 ? 'একটি সুযোগ বাছা হয়েছে' : 'তুলনার জন্য এখনো কিছু বাছা হয়নি'),
    lede: (name) =>
      name
        ? `${name} বাছা হয়েছে। এখানে তুলনা করতে উত্তরের পাতায় আরও একটি বা দুটিতে টিক দিন।`
        : 'এখানে তুলনা করতে উত্তরের পাতায় দুটি বা তিনটি সুযোগে টিক দিন।',
    choose: (count) => (count === 1 ? 'আরও একটি বেছে নিন' : 'তুলনার জন্য বেছে নিন'),
  },
} satisfies Translation<typeof english>;
