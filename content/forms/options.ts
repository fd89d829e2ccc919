import { inBothLanguages } from '../in-both-languages.ts';

/** The labels of the forms' options, by field and stored value. Countries, programmes and durations have their own lists. */
export const optionLabels = inBothLanguages((t) => ({
  currentEducation: {
    'high-school': t('High School', 'উচ্চমাধ্যমিক'),
    undergraduate: t('Undergraduate', 'স্নাতক পর্যায়ে পড়ছি'),
    graduate: t('Graduate', 'স্নাতক শেষ করেছি'),
    postgraduate: t('Postgraduate', 'স্নাতকোত্তর'),
  },
  writingAs: {
    student: t('Student', 'শিক্ষার্থী'),
    employer: t('Employer', 'নিয়োগদাতা'),
    institution: t('Institution', 'প্রতিষ্ঠানের প্রতিনিধি'),
  },
  /** The explanations below the options of `writingAs`. */
  writingAsNotes: {
    student: t('or graduate', 'বা পড়া শেষ করেছি'),
    employer: t('you hire or host', 'কর্মী বা ইন্টার্ন নিই'),
    institution: t('university or school', 'বিশ্ববিদ্যালয় বা স্কুল'),
  },
  enrolledAt: {
    college: t('College', 'কলেজ'),
    university: t('University', 'বিশ্ববিদ্যালয়'),
    'english-medium-school': t('English-medium school', 'ইংরেজি মাধ্যমের স্কুল'),
  },
  levelOfStudy: {
    diploma: t('Diploma', 'ডিপ্লোমা'),
    bachelor: t('Bachelor’s degree', 'স্নাতক ডিগ্রি'),
    master: t('Master’s degree', 'স্নাতকোত্তর ডিগ্রি'),
  },
  scholarship: { yes: t('Yes', 'হ্যাঁ'), no: t('No', 'না') },
  stageOfStudies: {
    'second-year-or-above': t('2nd year or above', '২য় বর্ষ বা তার ওপরে'),
    'graduated-within-12-months': t('Graduated within 12 months', 'গত ১২ মাসের মধ্যে স্নাতক শেষ করেছি'),
    neither: t('Neither', 'কোনোটিই নয়'),
  },
  english: {
    basic: t('Basic', 'প্রাথমিক'),
    intermediate: t('Intermediate', 'মাঝারি'),
    'upper-intermediate': t('Upper-intermediate', 'মাঝারির চেয়ে ভালো'),
    advanced: t('Advanced', 'উন্নত'),
  },
  passport: {
    'valid-2-years': t('Valid 2 years or more', '২ বছর বা তার বেশি মেয়াদ আছে'),
    'valid-for-less': t('Valid for less', 'মেয়াদ ২ বছরের কম'),
    'none-yet': t('None yet', 'এখনো নেই'),
  },
  /** The national programmes among the programmes of interest. */
  national: {
    'national-students': t('National Programs for students', 'শিক্ষার্থীদের জন্য ন্যাশনাল প্রোগ্রাম'),
    'national-employers': t('National Programs for employers', 'নিয়োগদাতাদের জন্য ন্যাশনাল প্রোগ্রাম'),
  },
  anotherCountry: t('Another country', 'অন্য দেশ'),
  /** The destination of programmes at home. */
  bangladesh: t('Bangladesh', 'বাংলাদেশ'),
  /** An area of the international internship's form that only some placements have. */
  teaching: t('Teaching', 'শিক্ষকতা'),
  notSure: t('Not sure yet', 'এখনো ঠিক করিনি'),
}));
