import type {
  dataNotice as english,
  guardianNotice as englishGuardianNotice,
} from '../../en/forms/data-notice.ts';
import { toBengaliDigits } from '../../formats/bengali-digits.ts';
import { storageMonths } from '../../forms/storage-months.ts';
import { siteEmail } from '../../identity.ts';
import type { Translation } from '../../types/translation.ts';

const months = toBengaliDigits(storageMonths);

/** The information that a visitor must see before sending a form. Like the English, it is a draft for the client's lawyer. */
export const dataNotice = {
  draft: true,
  /** @param noun takes -টি and -টির without change: 'আবেদন' */
  sentence: (noun: string) =>
    `${noun}টির প্রয়োজনে আপনার তথ্য ${months} মাস রাখি। শুধু আমাদের কর্মীরা তা দেখেন। চাইলে যেকোনো সময় মুছে দেব, লিখুন: ${siteEmail}।`,
  title: 'আপনার তথ্য যেভাবে রাখি',
  points: (noun: string) => [
    `এই ফরমে যা লেখেন, তা রাখি শুধু ${noun}টির প্রয়োজনে। অন্য কোনো কাজে ব্যবহার করি না।`,
    `পাঠানোর পর ${months} মাস রাখি। তারপর মুছে ফেলি।`,
    'শুধু আমাদের কর্মীরা তা দেখেন। হোস্ট প্রতিষ্ঠান, শিক্ষাপ্রতিষ্ঠান বা অন্য কাউকে দেওয়ার আগে আপনার সম্মতি নিই।',
    `আপনার কী তথ্য রাখি, তা যেকোনো সময় জানতে চাইতে পারেন। তা ঠিক করতে বা মুছে ফেলতেও বলতে পারেন। লিখুন: ${siteEmail}।`,
  ],
} satisfies Translation<typeof english>;

/** The notice for applicants under 18. */
export const guardianNotice = {
  draft: true,
  term: 'আপনার বয়স ১৮ বছরের কম হলে যেকোনো সিদ্ধান্তের আগে মা-বাবা বা অভিভাবকের সম্মতি লাগবে।',
  step: {
    title: 'যেকোনো সিদ্ধান্তের আগে',
    text: 'আপনার বয়স ১৮ বছরের কম, তাই মা-বাবা বা অভিভাবকের সম্মতি লাগবে। কীভাবে, তা আপনাকে লিখে জানাব।',
  },
} satisfies Translation<typeof englishGuardianNotice>;
