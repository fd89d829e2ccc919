import type { resultTexts as english } from '../en/eligibility-finder-results.ts';
import { toBengaliDigits as digits } from '../formats/bengali-digits.ts';
import type { Translation } from '../types/translation.ts';

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ও ${words.at(-1)}`;

/** Ends a condition: "ইংরেজি মাঝারি স্তরের হলে". Of conditions that follow each other, only the last one has it. */
const ifSo = ' হলে';

/** The passport's length of validity in a condition: "পাসপোর্টের মেয়াদ ২ বছর থাকলে". */
const validities: Partial<Record<string, string>> = {
  '6-months': '৬ মাস',
  '1-year': '১ বছর',
  '2-years': '২ বছর',
  '5-years': '৫ বছর বা তার বেশি',
};
const withPassport = (_: string, value: string) =>
  value in validities ? `পাসপোর্টের মেয়াদ ${validities[value]} থাকলে` : 'পাসপোর্ট না থাকলে';

/** The nouns of the fields whose values say nothing without them: "কাজের অভিজ্ঞতা নেই". */
const valueNouns: Partial<Record<string, string>> = {
  experience: 'কাজের অভিজ্ঞতা',
  english: 'ইংরেজি',
  passport: 'পাসপোর্ট',
};

export const resultTexts = {
  status: (open, couldFit, almost, notYet) =>
    `${digits(open)}টিতে এখনই আবেদন করতে পারেন, ${digits(couldFit)}টি মিলতে পারে, ${digits(almost)}টিতে অল্প বাকি, ${digits(notYet)}টিতে এখনো নয়।`,
  value: (field, words) => [valueNouns[field], words].filter(Boolean).join(' '),
  sentence: (label, words) => `${label}: ${words}।`,
  ignored: (values) => {
    const names = values.map((value) => `“${value}”`).join(', ');
    return `${names}: ${values.length === 1 ? 'এর' : 'এগুলোর'} মানে আমরা জানি না, তাই উত্তরে ধরিনি।`;
  },
  resultCounts: {
    label: 'উত্তর, ভাগে ভাগে',
    groups: {
      now: 'এখনই',
      'could-fit': 'মিলতে পারে',
      almost: 'অল্প বাকি',
      'not-yet': 'এখনো নয়',
    },
  },
  open: {
    title: 'এখনই আবেদন করতে পারেন',
    none: (couldFit, almost) =>
      `এখনো একটিও নেই, তবে ${[
        couldFit > 0 && `${digits(couldFit)}টি মিলতে পারে`,
        almost > 0 && `${digits(almost)}টিতে অল্প বাকি`,
      ]
        .filter(Boolean)
        .join(' আর ')}: নিচে দেখুন। অথবা বাক্যটি বদলান:`,
    sortedBy: 'সাজানো',
    sort: 'সাজান',
    sorts: {
      fit: 'সবচেয়ে উপযুক্ত আগে',
      stipend: 'ভাতা অনুযায়ী',
      duration: 'মেয়াদ অনুযায়ী',
      name: 'নাম অনুযায়ী',
    },
    filterLabel: 'শুধু দেখুন',
    all: 'সব',
    filters: {
      europe: 'ইউরোপ',
      asia: 'এশিয়া',
      gulf: 'উপসাগরীয় অঞ্চল',
      americas: 'আমেরিকা',
      pacific: 'প্রশান্ত মহাসাগরীয় অঞ্চল',
      'no-country': 'অন্য প্রোগ্রাম',
    },
    filteredOut: (count, filter) =>
      `${count === 1 ? 'একমাত্র সুযোগটি' : `${digits(count)}টির কোনোটিই`} “${filter}” ভাগে নেই।`,
    showAll: (count) => (count === 1 ? 'সেটি দেখুন' : `${digits(count)}টিই দেখুন`),
    units: 'বেতন বা ভাতা প্রতি মাসের, টাকার অঙ্ক আনুমানিক। তালিকায় আলাদা লেখা না থাকলে মেয়াদ ৩-১২ মাস।',
    more: (count) => `আরও ${digits(count)}টি দেখুন`,
    programmes: 'অন্য প্রোগ্রাম',
  },
  option: {
    usualStay: (words) => `সাধারণত ${words}`,
    hoursAWeek: (hours) => hours,
    atHome: 'বাংলাদেশে',
    askStipend: 'ভাতা: আমাদের জিজ্ঞেস করুন',
    per: { month: 'প্রতি মাসে', year: 'প্রতি বছর' },
    taka: (from, to) => `৳${from}${to ? `–${to}` : ''}`,
    about: (taka) => `প্রায় ${taka}`,
    orMore: (amount) => `${amount} বা তার বেশি`,
    monthly: (amount) => `মাসে ${amount}`,
    see: 'সুযোগটি দেখুন',
  },
  couldFit: {
    title: 'মিলতে পারে',
    lead: 'কোনো শর্তই আপনাকে আটকাচ্ছে না। যা এখনো জানা বাকি, তা নিচে লেখা আছে।',
    ask: (count, place) =>
      `${place ? `${place} যাওয়ার ` : ''}${digits(count)}টি সুযোগ। কোনটি মেলে, তা জানতে ঘরগুলো পূরণ করুন।`,
    dependsOn: 'যার ওপর নির্ভর করে',
    facts: {
      age: 'আপনার বয়স',
      studies: 'আপনার পড়াশোনা',
      field: 'আপনার বিষয়',
      experience: 'আপনার কাজের অভিজ্ঞতা',
      english: 'আপনার ইংরেজি',
      passport: 'আপনার পাসপোর্ট',
    },
    partner: (place) => `${place} কোনো প্রতিষ্ঠান`,
    check: 'আমরা যা যাচাই করব',
    renew: (months) =>
      `কাগজপত্রের তালিকায় ${digits(months / 12)} বছর মেয়াদের পাসপোর্ট চাওয়া হয়েছে: সময়মতো নবায়ন করে নিন।`,
  },
  almost: {
    title: 'অল্প বাকি',
    lead: 'একটি বা দুটি শর্ত বাকি। প্রতিটিই পূরণ করার উপায় আছে।',
    missing: 'যা বাকি',
  },
  notYet: {
    title: (count) => `${digits(count)}টিতে এখনো নয়, আর কেন`,
    tooLong: (words, isUsual) =>
      `${isUsual ? 'সাধারণত' : 'মেয়াদ'} ${words}: আপনি যত দিন লিখেছেন, তার চেয়ে বেশি।`,
    asks: (requirements) => `যা লাগবে: ${requirements.join('; ')}।`,
    again: ': উত্তরটি আবার দেখুন',
  },
  rates: 'মুদ্রার হার',
  change: {
    studies: (words) => `${words}${ifSo}`,
    field: (words) => `বিষয় ${words}${ifSo}`,
    experience: (words) => `কাজের অভিজ্ঞতা ${words}${ifSo}`,
    english: (words) => `ইংরেজি ${words}${ifSo}`,
    passport: withPassport,
    where: (words, value) => (value === 'anywhere' ? 'যেকোনো দেশে যেতে রাজি থাকলে' : `${words} গেলে`),
    length: (words, value) => (value === 'any' ? 'যেকোনো মেয়াদে রাজি থাকলে' : `${words} থাকলে`),
    join: (phrases) => {
      const words = phrases.map((phrase, index) =>
        phrases[index + 1]?.endsWith(ifSo) && phrase.endsWith(ifSo)
          ? phrase.slice(0, -ifSo.length)
          : phrase,
      );
      const last = words.pop() ?? '';
      return words.length > 0 ? `${words.join(', ')} আর ${last}` : last;
    },
    count: (count) => `${digits(count)}টি`,
    opens: () => 'সুযোগে আবেদন করতে পারবেন',
    couldOpen: () => 'সুযোগ মিলতে পারে',
    almostOpens: () => 'সুযোগে অল্পই বাকি থাকবে',
    instead: (words) => `আপনি লিখেছেন: ${list(words)}।`,
  },
  none: {
    title: 'এই বাক্যের সঙ্গে কিছু মেলেনি',
    nearest: (name, place) => `সবচেয়ে কাছাকাছি: ${name}${place ? ` (${place})` : ''}।`,
    change: 'বাক্যটি বদলে দেখুন:',
    home: {
      title: 'অথবা বাংলাদেশেই শুরু করুন',
      lead: 'শিক্ষার্থীদের জন্য ন্যাশনাল প্রোগ্রাম: দেশে ইন্টার্নশিপ, সেমিনার ও ক্যারিয়ার পরামর্শ, ১৮ থেকে ২৫ বছর বয়সিদের জন্য।',
      link: 'ন্যাশনাল প্রোগ্রাম দেখুন',
    },
  },
  disclaimer: {
    title: ['এটি প্রাথমিক উত্তর।', 'সিদ্ধান্ত যন্ত্র নেয়\u00a0না, মানুষ\u00a0নেয়।'],
    lead: 'এই সাইটে দেশ ও প্রোগ্রামের পাতায় যেসব নিয়ম লেখা আছে, আপনার বাক্যটি তার সঙ্গে মিলিয়ে দেখেছি। উত্তর যা-ই হোক, আবেদন করতে পারেন।',
    askUs: 'আমাদের জিজ্ঞেস করুন',
    picture: 'ডেস্কের দুই পাশে বসে কথা বলছেন দুজন',
  },
} satisfies Translation<typeof english>;
