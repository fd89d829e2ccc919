import type {
  otherCountries as englishCountries,
  optionLabels as englishLabels,
} from '../../en/forms/options.ts';
import type { Translation } from '../../types/translation.ts';

/** The labels of the forms' options, by field and stored value. */
export const optionLabels = {
  currentEducation: {
    'high-school': 'উচ্চমাধ্যমিক',
    undergraduate: 'স্নাতক পর্যায়ে পড়ছি',
    graduate: 'স্নাতক শেষ করেছি',
    postgraduate: 'স্নাতকোত্তর',
  },
  writingAs: {
    student: 'শিক্ষার্থী',
    employer: 'নিয়োগদাতা',
    institution: 'প্রতিষ্ঠানের প্রতিনিধি',
  },
  /** The explanations below the options of `writingAs`. */
  writingAsNotes: {
    student: 'বা পড়া শেষ করেছি',
    employer: 'কর্মী বা ইন্টার্ন নিই',
    institution: 'বিশ্ববিদ্যালয় বা স্কুল',
  },
  enrolledAt: {
    college: 'কলেজ',
    university: 'বিশ্ববিদ্যালয়',
    'english-medium-school': 'ইংরেজি মাধ্যমের স্কুল',
  },
  levelOfStudy: {
    diploma: 'ডিপ্লোমা',
    bachelor: 'স্নাতক ডিগ্রি',
    master: 'স্নাতকোত্তর ডিগ্রি',
  },
  scholarship: { yes: 'হ্যাঁ', no: 'না' },
  stageOfStudies: {
    'second-year-or-above': '২য় বর্ষ বা তার ওপরে',
    'graduated-within-12-months': 'গত ১২ মাসের মধ্যে স্নাতক শেষ করেছি',
    neither: 'কোনোটিই নয়',
  },
  english: {
    basic: 'প্রাথমিক',
    intermediate: 'মাঝারি',
    'upper-intermediate': 'মাঝারির চেয়ে ভালো',
    advanced: 'উন্নত',
  },
  passport: {
    'valid-2-years': '২ বছর বা তার বেশি মেয়াদ আছে',
    'valid-for-less': 'মেয়াদ ২ বছরের কম',
    'none-yet': 'এখনো নেই',
  },
  /** The national programmes among the programmes of interest. */
  national: {
    'national-students': 'শিক্ষার্থীদের জন্য ন্যাশনাল প্রোগ্রাম',
    'national-employers': 'নিয়োগদাতাদের জন্য ন্যাশনাল প্রোগ্রাম',
  },
  anotherCountry: 'অন্য দেশ',
  /** The destination of programmes at home. */
  bangladesh: 'বাংলাদেশ',
  /** An area of the international internship's form that only some placements have. */
  teaching: 'শিক্ষকতা',
  notSure: 'এখনো ঠিক করিনি',
} satisfies Translation<typeof englishLabels>;

/** The countries of the medical internships that have no page of their own. */
export const otherCountries = {
  argentina: 'আর্জেন্টিনা',
  mexico: 'মেক্সিকো',
  peru: 'পেরু',
  jamaica: 'জ্যামাইকা',
  cambodia: 'কম্বোডিয়া',
  mongolia: 'মঙ্গোলিয়া',
  nepal: 'নেপাল',
  'sri-lanka': 'শ্রীলঙ্কা',
  ghana: 'ঘানা',
  kenya: 'কেনিয়া',
  tanzania: 'তানজানিয়া',
} satisfies Translation<typeof englishCountries>;
