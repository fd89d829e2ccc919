import { siteEmail } from '../identity.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { storageMonths } from './storage-months.ts';

/*
 * The information that a visitor must see before sending a form (Bangladesh's Personal Data Protection Ordinance of 2025).
 * The texts are drafts for the client's lawyer. `npm run go-live` lists them because of `draft`.
 */

export const dataNotices = inBothLanguages((t, format) => ({
  draft: true,
  /** @param noun the name of the submission: 'application', 'আবেদন'. It takes -টি and -টির without change. */
  sentence: (noun: string) =>
    t(
      `We store what you send for ${format.digits(storageMonths)} months to handle your ${noun}; only our staff see it, and you can have it deleted at any time: write to ${siteEmail}.`,
      `${noun}টির প্রয়োজনে আপনার তথ্য ${format.digits(storageMonths)} মাস রাখি। শুধু আমাদের কর্মীরা তা দেখেন। চাইলে যেকোনো সময় মুছে দেব, লিখুন: ${siteEmail}।`,
    ),
  title: t('How we keep your data', 'আপনার তথ্য যেভাবে রাখি'),
  points: (noun: string) => [
    t(
      `We store what you write in this form to handle your ${noun}, and use it for nothing else.`,
      `এই ফরমে যা লেখেন, তা রাখি শুধু ${noun}টির প্রয়োজনে। অন্য কোনো কাজে ব্যবহার করি না।`,
    ),
    t(
      `We keep it for ${format.digits(storageMonths)} months after you sent it. Then we delete it.`,
      `পাঠানোর পর ${format.digits(storageMonths)} মাস রাখি। তারপর মুছে ফেলি।`,
    ),
    t(
      'Only our staff see it. Before we give it to a host, a school or anybody else, we ask you.',
      'শুধু আমাদের কর্মীরা তা দেখেন। হোস্ট প্রতিষ্ঠান, শিক্ষাপ্রতিষ্ঠান বা অন্য কাউকে দেওয়ার আগে আপনার সম্মতি নিই।',
    ),
    t(
      `You may ask us at any time what we keep about you, or to correct or delete it: write to ${siteEmail}.`,
      `আপনার কী তথ্য রাখি, তা যেকোনো সময় জানতে চাইতে পারেন। তা ঠিক করতে বা মুছে ফেলতেও বলতে পারেন। লিখুন: ${siteEmail}।`,
    ),
  ],
}));

/** The notice for applicants under 18. No form asks for a parent or guardian. */
export const guardianNotices = inBothLanguages((t) => ({
  draft: true,
  term: t(
    'If you are under 18, a parent or guardian must agree before anything is decided.',
    'আপনার বয়স ১৮ বছরের কম হলে যেকোনো সিদ্ধান্তের আগে মা, বাবা বা অভিভাবকের সম্মতি লাগবে।',
  ),
  step: {
    title: t('Before anything is decided', 'যেকোনো সিদ্ধান্তের আগে'),
    text: t(
      'You are under 18: a parent or guardian must agree. We tell you how when we write to you.',
      'আপনার বয়স ১৮ বছরের কম, তাই মা, বাবা বা অভিভাবকের সম্মতি লাগবে। কীভাবে, তা আপনাকে লিখে জানাব।',
    ),
  },
}));

/** The guardian notice for staff, who read English only. */
export const guardianNoticeForStaff =
  'Under 18: a parent or guardian must agree before anything is decided.';
