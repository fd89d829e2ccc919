import type {
  limitMessages as englishLimits,
  specialTexts as englishSpecial,
  fieldTexts as englishTexts,
} from '../../en/forms/fields.ts';
import type { Translation } from '../../types/translation.ts';

/** The labels, hints and messages of the forms' fields, by the name of the field. */
export const fieldTexts = {
  firstName: {
    label: 'নামের প্রথম অংশ (Given Name)',
    hint: 'ইংরেজি হরফে, পাসপোর্টে যেমন আছে।',
    message: 'নামের প্রথম অংশে অন্তত ২টি অক্ষর লিখুন।',
  },
  lastName: {
    label: 'নামের শেষ অংশ (Surname)',
    hint: 'ইংরেজি হরফে, পাসপোর্টে যেমন আছে।',
    message: 'নামের শেষ অংশে অন্তত ২টি অক্ষর লিখুন।',
  },
  email: {
    label: 'ই-মেইল ঠিকানা',
    hint: 'এই ঠিকানায় উত্তর পাঠাব।',
    message: 'সঠিক ই-মেইল ঠিকানা লিখুন।',
  },
  phone: {
    label: 'ফোন নম্বর',
    hint: 'বিদেশে থাকলে দেশের কোডসহ লিখুন।',
    message: 'ফোন নম্বরে অন্তত ১০টি অঙ্ক লিখুন।',
  },
  dateOfBirth: {
    label: 'জন্মতারিখ',
    message: 'জন্মতারিখ লিখুন।',
    invalid: 'সঠিক জন্মতারিখ লিখুন (বছর-মাস-দিন)।',
    past: 'জন্মতারিখ আজকের পরের কোনো দিন হতে পারে না।',
  },
  nationality: {
    label: 'জাতীয়তা',
    hint: 'তালিকা থেকে বেছে নিন, অথবা নিজে লিখুন।',
    message: 'জাতীয়তা লিখুন।',
  },
  currentEducation: {
    label: 'বর্তমান শিক্ষাস্তর',
    message: 'বর্তমান শিক্ষাস্তর বেছে নিন।',
  },
  institution: {
    label: 'শিক্ষাপ্রতিষ্ঠানের নাম',
    hint: 'যেখানে পড়ছেন, বা সবশেষে পড়েছেন।',
    message: 'শিক্ষাপ্রতিষ্ঠানের নাম লিখুন।',
  },
  fieldOfStudy: { label: 'পড়ার বিষয়', message: 'পড়ার বিষয় লিখুন।' },
  graduationYear: {
    label: 'পড়া শেষ হওয়ার সম্ভাব্য বছর',
    message: 'পড়া শেষ হওয়ার সম্ভাব্য বছর লিখুন।',
  },
  preferredStartDate: {
    label: 'যে তারিখে শুরু করতে চান',
    message: 'যে তারিখে শুরু করতে চান, তা লিখুন।',
    invalid: 'শুরু করার সঠিক তারিখ লিখুন (বছর-মাস-দিন)।',
  },
  preferredDestination: {
    label: 'পছন্দের দেশ',
    hint: 'সবচেয়ে পছন্দের দেশটি।',
    message: 'পছন্দের দেশ বেছে নিন।',
    placeholder: 'দেশ বেছে নিন',
  },
  programDuration: {
    label: 'কত দিনের প্রোগ্রাম চান',
    message: 'কত দিনের প্রোগ্রাম চান, বেছে নিন।',
  },
  workExperience: {
    label: 'কাজের অভিজ্ঞতা',
    hint: 'চাকরি, ইন্টার্নশিপ, স্বেচ্ছাসেবা। পরিবারের ব্যবসায় কাজ করলেও লিখুন।',
  },
  languageSkills: {
    label: 'ভাষার দক্ষতা',
    hint: 'কোন ভাষা কতটা জানেন।',
    message: 'ভাষার দক্ষতা লিখুন।',
  },
  motivationLetter: {
    label: 'মোটিভেশন লেটার',
    hint: 'কেন এই প্রোগ্রাম, আর কেন এখন? অন্তত ১০০টি অক্ষর।',
    message: 'মোটিভেশন লেটারে অন্তত ১০০টি অক্ষর লিখুন।',
  },
  hasPassport: { label: 'বৈধ পাসপোর্ট (মেয়াদ অন্তত ২ বছর)' },
  hasResume: { label: 'ছবিসহ হালনাগাদ সিভি' },
  hasTranscripts: { label: 'একাডেমিক ট্রান্সক্রিপ্ট' },
  hasCertifications: { label: 'প্রাসঙ্গিক সনদ, থাকলে' },

  // The contact form.
  writingAs: { label: 'আমি একজন', message: 'কোন পরিচয়ে লিখছেন, তা বেছে নিন।' },
  name: { label: 'নাম', message: 'নামে অন্তত ২টি অক্ষর লিখুন।' },
  programmeOfInterest: { label: 'যে প্রোগ্রামে আগ্রহী', placeholder: 'প্রোগ্রাম বেছে নিন' },
  message: {
    label: 'বার্তা',
    hint: 'কী জানতে চান, বা কী করতে চান?',
    message: 'বার্তা লিখুন।',
  },

  // The registration.
  age: {
    label: 'আপনার বয়স',
    hint: (from: string, to: string) =>
      `সাধারণত ${from} থেকে ${to} বছর। অন্য বয়সের শিক্ষার্থীরাও নিবন্ধন করতে পারেন।`,
    message: 'বয়স বেছে নিন।',
    placeholder: 'বয়স বেছে নিন',
  },
  enrolledAt: {
    label: 'বাংলাদেশে আমি যেখানে পড়ছি',
    message: 'কোথায় পড়ছেন, তা বেছে নিন।',
  },

  // Study Abroad.
  levelOfStudy: { label: 'আমি পড়তে চাই', message: 'কোন স্তরে পড়তে চান, তা বেছে নিন।' },
  subject: { label: 'যে বিষয়ে পড়তে চান', message: 'যে বিষয়ে পড়তে চান, তা লিখুন।' },
  scholarship: {
    label: 'বৃত্তির জন্য আবেদন করবেন?',
    message: 'বৃত্তির প্রশ্নের উত্তর দিন।',
  },

  // The International Internship.
  stageOfStudies: {
    label: 'এখন পড়াশোনার কোন পর্যায়ে আছেন?',
    message: 'পড়াশোনার কোন পর্যায়ে আছেন, তা বেছে নিন।',
  },
  positionArea: { label: 'কাজের ক্ষেত্র', message: 'কাজের ক্ষেত্র বেছে নিন।' },
  english: {
    label: 'ইংরেজি',
    hint: 'নিজের ধারণা থেকে বলুন। পরীক্ষা না দিয়েও আবেদন করা যায়।',
    message: 'ইংরেজি কতটা জানেন, তা বেছে নিন।',
  },
  passport: { label: 'পাসপোর্ট', message: 'পাসপোর্ট আছে কি না, তা বেছে নিন।' },
} satisfies Translation<typeof englishTexts>;

/** The texts of a field in a form that needs other texts than the shared ones. */
export const specialTexts = {
  /** Beside an area that the chosen country's page doesn't have. */
  otherArea:
    'ওই দেশের পাতায় এই ক্ষেত্রের কোনো কাজ লেখা নেই। তবু ফরমটি পাঠাতে পারেন: আমাদের একজন কর্মী পড়ে দেখবেন।',
  contactPhone: { hint: 'ফোনে কথা বলতে চাইলে।' },
  registrationInstitution: { label: 'প্রতিষ্ঠানের নাম' },
  registrationPhone: { hint: 'যে নম্বরে আপনাকে পাওয়া যাবে।' },
  graduationYear: { label: 'পড়া শেষ হওয়ার বছর', hint: 'সম্ভাব্য, বা যে বছর শেষ হয়েছে।' },
  transcripts: { label: 'একাডেমিক ট্রান্সক্রিপ্ট ও সনদ' },
  studyAbroadLetter: { hint: 'কেন এই বিষয়, আর কেন বিদেশে?' },
  internshipLetter: { hint: 'কেন এই কাজের ক্ষেত্র, আর কেন এখন?' },
} satisfies Translation<typeof englishSpecial>;

/** The messages that fit every field. `{label}` stands for the field's label, `{maximum}` for its limit. */
export const limitMessages = {
  tooLong: '{label}: সর্বোচ্চ {maximum}টি অক্ষর লিখুন।',
  tooManyMarks: '{label}: একটি অক্ষরে অতিরিক্ত চিহ্ন আছে। চিহ্নগুলো ছাড়া আবার লিখুন।',
} satisfies Translation<typeof englishLimits>;
