import type { formTexts as english } from '../../en/forms/form-texts.ts';
import { toBengaliDigits as digits } from '../../formats/bengali-digits.ts';
import { formatBengaliDay } from '../../formats/bengali-months.ts';
import { formatBengaliTime } from '../../formats/bengali-time.ts';
import type { Failure } from '../../forms/failure.ts';
import { siteEmail, sitePhone } from '../../identity.ts';
import type { Translation } from '../../types/translation.ts';

const clear = 'ফরম খালি করুন';

/** Formats a time, in milliseconds since 1970, in the visitor's time zone. */
const formatTime = (time: number) =>
  formatBengaliTime(new Date(time - new Date(time).getTimezoneOffset() * 60_000));

/**
 * Returns the texts that tell the visitor why the form failed, and what to do.
 *
 * @param noun takes -টি and -টির without change: 'আবেদন'
 * @param isDraftStored whether the browser has stored the answers
 */
function getFailureTexts(
  failure: Failure,
  noun: string,
  isDraftStored = false,
): { title: string; text: string } {
  const kept = isDraftStored
    ? `যা লিখেছেন, তা এই ডিভাইসে আছে, সর্বোচ্চ সাত দিন থাকবে। “${clear}” চাপলে মুছে যাবে।`
    : 'এই ট্যাব বন্ধ করবেন না: যা লিখেছেন, তা শুধু এখানেই আছে।';
  const again = `${noun}টি দুবার জমা হবে না।`;
  switch (failure) {
    case 'offline':
      return {
        title: 'ইন্টারনেট সংযোগ নেই',
        text: `${kept} সংযোগ ফিরলে ${noun}টি এখান থেকেই পাঠাতে পারবেন। ${again}`,
      };
    case 'unreachable':
      return {
        title: `${noun}টি পাঠানো যায়নি`,
        text: `আপনার উত্তরগুলো এখানেই আছে। ইন্টারনেট সংযোগ দেখে বোতামটি আবার চাপুন। ${again}`,
      };
    case 'unavailable':
      return {
        title: `${noun}টি রাখা যায়নি`,
        text: `সমস্যাটি আমাদের। আপনার উত্তরগুলো এখানেই আছে। এক মিনিট পর বোতামটি আবার চাপুন। ${again}`,
      };
    case 'closed':
      return {
        title: `এই মুহূর্তে কোনো ${noun} নিতে পারছি না`,
        text: `আপনার উত্তরগুলো এখানেই আছে, এখনো কিছু পাঠানো হয়নি। এক-দুই ঘণ্টা পর বোতামটি আবার চাপুন, অথবা ফোন করুন: ${sitePhone}।`,
      };
    case 'busy':
      return {
        title: `একসঙ্গে অনেক ${noun} এসেছে`,
        text: 'আপনার উত্তরগুলো এখানেই আছে। কয়েক মিনিট, বড়জোর এক ঘণ্টা পর বোতামটি আবার চাপুন।',
      };
    case 'tooLarge':
      return {
        title: `${noun}টি বেশি বড়, পাঠানো যাচ্ছে না`,
        text: 'আপনার উত্তরগুলো এখানেই আছে। সবচেয়ে বড় উত্তরগুলো ছোট করে বোতামটি আবার চাপুন।',
      };
  }
}

/** The texts that all forms share. */
export const formTexts = {
  introduction: '“ঐচ্ছিক” লেখা না থাকলে সব ঘর পূরণ করুন।',
  letters: 'বাংলা বা ইংরেজি, যেটিতে সুবিধা, সেটিতেই লিখুন। শুধু নাম লিখুন ইংরেজি হরফে, পাসপোর্টে যেমন আছে।',
  optional: '(ঐচ্ছিক)',
  dateExample: (date: string, day: string) => `যেমন ${formatBengaliDay(day)} হলে ${date}`,
  errorPrefix: 'ত্রুটি: ',
  summaryText: 'বাকি সব যেমন লিখেছিলেন, তেমনই আছে।',
  clear,
  hiddenField: 'এই ঘর খালি রাখুন',
  privacy: `না পাঠানো পর্যন্ত আপনার উত্তরগুলো এই ব্রাউজারে থাকে, সর্বোচ্চ সাত দিন। “${clear}” চাপলে মুছে যাবে। ই-মেইল ঠিকানা, ফোন নম্বর ও জন্মতারিখ থাকে শুধু এই ট্যাব বন্ধ করা পর্যন্ত। এই পাতা ঠিকমতো কাজ না করলে আমাদের সার্ভার শুধু ত্রুটি আর পাতার ঠিকানা লিখে রাখে, আপনার কোনো উত্তর নয়।`,
  progress: { title: 'কতটা হলো', label: 'যেসব উত্তর লাগবে' },

  counts: {
    summary: (count: number) =>
      count === 0 ? 'সব ঠিক আছে, ফরমটি আবার পাঠান' : `${digits(count)}টি উত্তর আরেকবার দেখুন`,
    summaryGroup: (section: string, count: number) =>
      `${section}: ${count === 0 ? 'ঠিক করা হয়েছে' : `${digits(count)}টি`}`,
    toFix: (count: number) => `${digits(count)}টি ঠিক করুন`,
    answersToFix: (count: number) => `${digits(count)}টি উত্তর ঠিক করুন`,
    required: (done: number, all: number) => `${digits(all)}টি ঘরের ${digits(done)}টি পূরণ`,
    done: (done: number, all: number) => `${digits(all)}টি ঘরের ${digits(done)}টি পূরণ`,
    section: (number: number, all: number, name: string) =>
      `${digits(all)}টি অংশের ${digits(number)} নম্বর: ${name}`,
    sectionNumber: digits,
    characters: (count: number, minimum: number) =>
      count < minimum
        ? `${digits(count)}টি অক্ষর, অন্তত ${digits(minimum)}টি লাগবে`
        : `${digits(count)}টি অক্ষর`,
  },

  sectionStates: { done: 'হয়েছে', now: 'এখন', todo: 'বাকি' },

  emptied: {
    title: 'ফরমটি এখন খালি',
    text: 'আপনার উত্তরগুলো এই ব্রাউজার থেকে মুছে গেছে।',
    action: 'ফিরিয়ে আনুন',
  },

  draftOffer: {
    label: 'খসড়া',
    text: ({ savedAt, isPartial }: { savedAt: number; isPartial: boolean }) =>
      `এই ব্রাউজারে একটি খসড়া আছে (${formatTime(savedAt)}), সর্বোচ্চ সাত দিন থাকবে। এটি এখনো পাঠানো হয়নি।${isPartial ? ' ই-মেইল ঠিকানা, ফোন নম্বর ও জন্মতারিখ এতে আর নেই।' : ''}`,
    line: ({ savedAt }: { savedAt: number }) => `খসড়া, ${formatTime(savedAt)}`,
    isPartial: 'ই-মেইল ঠিকানা, ফোন নম্বর ও জন্মতারিখ রাখা হয়নি। এগুলো আবার লিখুন।',
    use: 'ব্যবহার করুন',
    remove: 'মুছে ফেলুন',
  },

  finderAnswers: {
    label: '“আমি কি যেতে পারব?” থেকে আপনার উত্তর',
    text: (answers: string) => `“আমি কি যেতে পারব?”-এ আপনার উত্তর: ${answers}।`,
    use: 'আমার উত্তরগুলো ব্যবহার করুন',
  },

  getFailureTexts,
  sentenceEnd: '।',
  failureHelp: { before: 'এবারও না হলে লিখুন:', email: siteEmail, after: '।' },
  backOnline: {
    title: 'আবার সংযোগ পাওয়া গেছে',
    text: (noun: string) => `${noun}টি এখনো পাঠানো হয়নি। যা লিখেছেন, তা এখানেই আছে।`,
    action: 'এখন পাঠান',
  },
} satisfies Translation<typeof english>;
