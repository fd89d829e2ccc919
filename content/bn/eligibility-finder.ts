import { ageRange } from '../eligibility/profile.ts';
import { toBengaliDigits } from '../formats/bengali-digits.ts';
import type { SentenceTexts } from '../types/finder-texts.ts';
import { regionGroupNames } from './regions.ts';

/*
 * The sentence of "Can I go?". The ending belongs to the word in the field, and the verb follows it
 * (docs/guides/bengali.md).
 */

const where = {
  anywhere: 'যেকোনো দেশে',
  europe: 'ইউরোপে',
  asia: 'এশিয়ায়',
  gulf: 'উপসাগরীয় অঞ্চলে',
  americas: 'আমেরিকায়',
  pacific: 'প্রশান্ত মহাসাগরীয় অঞ্চলে',
};

const ages = Array.from({ length: ageRange.to - ageRange.from + 1 }, (_, index) =>
  String(ageRange.from + index),
);

export const sentence = {
  labels: {
    studies: {
      'grade-12': 'দ্বাদশ শ্রেণির (HSC) শিক্ষার্থী',
      hsc: 'HSC বা এ লেভেল পাস',
      diploma: 'পলিটেকনিক ডিপ্লোমাধারী',
      'year-1': 'প্রথম বর্ষের শিক্ষার্থী',
      'year-2': 'দ্বিতীয় বর্ষের শিক্ষার্থী',
      'year-3': 'তৃতীয় বর্ষের শিক্ষার্থী',
      'last-year': 'শেষ বর্ষের শিক্ষার্থী',
      masters: 'মাস্টার্সের শিক্ষার্থী',
      'graduate-new': 'গত ১২ মাসের স্নাতক (অনার্স বা পাস কোর্স)',
      graduate: 'আগের কোনো বছরের স্নাতক (অনার্স বা পাস কোর্স)',
    },
    field: {
      hospitality: 'হসপিটালিটি',
      tourism: 'পর্যটন',
      business: 'ব্যবসা',
      agriculture: 'কৃষি',
      health: 'স্বাস্থ্য',
      engineering: 'প্রকৌশল',
      arts: 'শিল্পকলা',
      teaching: 'শিক্ষকতা',
      science: 'বিজ্ঞান',
      computing: 'কম্পিউটার',
      law: 'আইন',
      other: 'অন্য কিছু',
    },
    experience: {
      none: 'নেই',
      some: 'এক বছরের কম',
      '1-year': '১ বছর বা তার বেশি',
      '2-years': '২ বছর বা তার বেশি',
    },
    english: {
      beginner: 'একেবারে শুরুর স্তরের',
      basic: 'প্রাথমিক স্তরের',
      intermediate: 'মাঝারি স্তরের',
      'upper-intermediate': 'মাঝারির চেয়ে ভালো',
      fluent: 'সাবলীল',
    },
    passport: {
      none: 'এখনো হয়নি',
      '6-months': 'আরও ৬ মাস চলবে',
      '1-year': 'আরও ১ বছর চলবে',
      '2-years': 'আরও ২ বছর চলবে',
      '5-years': 'আরও ৫ বছর বা তার বেশি চলবে',
    },
    where,
    length: {
      '1-month': 'সর্বোচ্চ ১ মাস',
      '3-months': 'সর্বোচ্চ ৩ মাস',
      '6-months': 'সর্বোচ্চ ৬ মাস',
      '12-months': 'সর্বোচ্চ ১২ মাস',
      '2-years': 'সর্বোচ্চ ২ বছর',
      any: 'যত দিনই হোক',
    },
  },
  groupNames: regionGroupNames,
  fields: {
    age: {
      label: 'আপনার বয়স',
      before: 'আমার বয়স',
      after: ' বছর,',
      placeholder: 'বয়স?',
      pattern: ages.flatMap((age) => [age, toBengaliDigits(age)]).join('|'),
      patternHint: `${toBengaliDigits(ageRange.from)} থেকে ${toBengaliDigits(ageRange.to)} বছরের মধ্যে লিখুন।`,
    },
    studies: {
      label: 'আপনার পড়াশোনা',
      before: '',
      after: ',',
      placeholder: 'কী পড়েন?',
    },
    field: { label: 'আপনার পড়ার বিষয়', before: 'বিষয়', after: '।', placeholder: 'কোন বিষয়?' },
    experience: {
      label: 'আপনার কাজের অভিজ্ঞতা',
      before: 'কাজের অভিজ্ঞতা',
      after: ',',
      placeholder: 'কত দিনের?',
    },
    english: { label: 'আপনার ইংরেজি', before: 'আমার ইংরেজি', after: ',', placeholder: 'কেমন?' },
    passport: {
      label: 'আপনার পাসপোর্ট',
      before: 'পাসপোর্ট',
      after: '।',
      placeholder: 'কত দিন চলবে?',
    },
    where: { label: 'কোথায় যেতে চান', before: 'আমি', after: '', placeholder: 'কোথায়?' },
    length: {
      label: 'কত দিন থাকতে চান',
      before: 'যেতে চাই, থাকব',
      after: '।',
      placeholder: 'কত দিন?',
    },
  },
  form: { title: 'আমি কি যেতে পারব?', submit: 'কোথায় যেতে পারব, দেখান', change: 'বদলান' },
  privacy: {
    here: 'কোনো ঘর বদলালে উত্তর আপনার ব্রাউজারেই তৈরি হয়: আমাদের কাছে কিছু পাঠানো হয় না। তিন সময়ে আমাদের সার্ভার উত্তরগুলো পড়ে: উত্তরসহ কোনো লিংক খুললে (যেমন কোনো দেশের পাতা), ব্রাউজার পাতাটি অনুবাদ করলে, বা পাতাটি ঠিকমতো কাজ না করলে। তখনো কোথাও লেখে না, রেখেও দেয় না।',
    server:
      'আপনার উত্তরগুলো পাতার ঠিকানায় থাকে। ফলাফল দেখাতে আমাদের সার্ভার তা পড়ে, কিন্তু কোথাও লেখে না, রেখেও দেয় না। কোনো আবেদনের সিদ্ধান্তই যন্ত্র নেয় না, মানুষ নেয়।',
  },
  promise: (count) =>
    `একটি উদাহরণ। কোনো শব্দে চাপ দিন। ${toBengaliDigits(count)}টি সুযোগ, উত্তর সঙ্গে সঙ্গে। নাম লাগবে না, ফোন নম্বরও না।`,
} satisfies SentenceTexts;
