import type { Translate } from '../in-both-languages.ts';
import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/* Languages (requirements 5 and 9; section 2 for medical internships). */

const takeCourse = (t: Translate) =>
  t(
    'Take a course first. We tell you whether a test is needed.',
    'আগে একটি কোর্স করুন। পরীক্ষা লাগবে কি না, আমরা বলব।',
  );

export const basicEnglish = createEligibilitySentences((t) => ({
  requirementText: t('basic English', 'প্রাথমিক স্তরের ইংরেজি'),
  rule: { kind: 'english', least: 'basic' },
  howToMeet: t(
    `One step above beginner. ${takeCourse(t)}`,
    `একেবারে শুরুর এক ধাপ ওপরে। ${takeCourse(t)}`,
  ),
  forms: {
    plain: t('Basic English', 'প্রাথমিক স্তরের ইংরেজি'),
    short: t('Basic', 'প্রাথমিক'),
    sentence: t('You have basic English', 'প্রাথমিক স্তরের ইংরেজি জানতে হবে'),
    overview: {
      value: t('Basic English', 'প্রাথমিক স্তরের ইংরেজি'),
      note: t(
        'No IELTS required for an International Internship; some placements ask for more English.',
        'ইন্টারন্যাশনাল ইন্টার্নশিপে IELTS লাগবে না। তবে কোনো কোনো কাজে আরও ভালো ইংরেজি লাগবে।',
      ),
    },
    answer: t('basic English is enough', 'প্রাথমিক স্তরের ইংরেজিই যথেষ্ট'),
  },
}));

/** The international internship alone promises that no IELTS is required (requirements 1). */
export const internshipEnglish = createEligibilitySentences((t) => ({
  requirementText: t('basic English', 'প্রাথমিক স্তরের ইংরেজি'),
  rule: { kind: 'english', least: 'basic' },
  howToMeet: t(
    'One step above beginner. Take a course first. No IELTS is required.',
    'একেবারে শুরুর এক ধাপ ওপরে। আগে একটি কোর্স করুন। IELTS লাগবে না।',
  ),
  forms: {
    plain: t('Basic English', 'প্রাথমিক স্তরের ইংরেজি'),
    noTest: { value: t('Basic', 'প্রাথমিক'), note: t('no IELTS required', 'IELTS লাগবে না') },
    enough: t('Basic English is enough.', 'প্রাথমিক স্তরের ইংরেজিই যথেষ্ট।'),
  },
}));

export const intermediateEnglish = createEligibilitySentences((t) => ({
  requirementText: t('intermediate English', 'মাঝারি স্তরের ইংরেজি'),
  rule: { kind: 'english', least: 'intermediate' },
  howToMeet: t(`One level above basic. ${takeCourse(t)}`, `প্রাথমিকের এক ধাপ ওপরে। ${takeCourse(t)}`),
  forms: {
    plain: t('Intermediate English', 'মাঝারি স্তরের ইংরেজি'),
    inSentence: t('intermediate English', 'মাঝারি স্তরের ইংরেজি'),
  },
}));

export const upperIntermediateEnglish = createEligibilitySentences((t) => ({
  requirementText: t('upper-intermediate English', 'মাঝারির চেয়ে ভালো ইংরেজি (Upper Intermediate)'),
  rule: { kind: 'english', least: 'upper-intermediate' },
  howToMeet: t(`Two levels above basic. ${takeCourse(t)}`, `প্রাথমিকের দুই ধাপ ওপরে। ${takeCourse(t)}`),
  forms: {
    plain: t('Upper-intermediate English', 'মাঝারির চেয়ে ভালো ইংরেজি (Upper Intermediate)'),
    inSentence: t('upper-intermediate English', 'মাঝারির চেয়ে ভালো ইংরেজি (Upper Intermediate)'),
  },
}));

/** Agriculture. Courses and this site call the level A2 basic. */
export const ieltsA2 = createEligibilitySentences((t) => ({
  requirementText: t('IELTS A2 or higher', 'IELTS A2 বা তার বেশি'),
  rule: { kind: 'english', least: 'basic' },
  howToMeet: t(
    'A2 is one step above beginner. Book the test, then send us the result.',
    'A2 একেবারে শুরুর এক ধাপ ওপরে। পরীক্ষার তারিখ নিন, তারপর ফলাফল আমাদের পাঠান।',
  ),
  forms: {
    plain: t('IELTS A2 or higher', 'IELTS A2 বা তার বেশি'),
    inSentence: t('A2 or higher', 'A2 বা তার বেশি'),
  },
}));

/** The Ausbildung in Germany, whose lessons are in German. The sentence of "Can I go?" doesn't ask for German. */
export const germanForLessons = createEligibilitySentences((t) => ({
  requirementText: t('German, because the lessons are in German', 'জার্মান ভাষা, কারণ ক্লাস হয় জার্মানে'),
  rule: { kind: 'unknown' },
  advice: t(
    'We check your German, because the lessons are in German.',
    'জার্মান কতটা জানেন, আমরা যাচাই করব, কারণ ক্লাস হয় জার্মানে।',
  ),
  forms: { plain: t('German, because the lessons are in German', 'জার্মান ভাষা, কারণ ক্লাস হয় জার্মানে') },
}));

/** Teachers in the USA. A score of 550 points is about the upper-intermediate level. */
export const toefl = createEligibilitySentences((t) => ({
  requirementText: t('TOEFL 550+, unless waived', 'মওকুফ না হলে TOEFL ৫৫০+'),
  rule: { kind: 'english', least: 'upper-intermediate', needsCertificate: true },
  howToMeet: t(
    'Ask us first whether it is waived for you.',
    'আপনার জন্য মওকুফ হবে কি না, আগে আমাদের জিজ্ঞেস করুন।',
  ),
  forms: { plain: t('TOEFL 550+, or waived', 'TOEFL ৫৫০+ (মওকুফ হলে লাগবে না)') },
}));

/** Study abroad. The specification gives no level. */
export const universityEnglish = createEligibilitySentences((t) => ({
  requirementText: t(
    'the English that your university asks for',
    'আপনার বিশ্ববিদ্যালয় যে স্তরের ইংরেজি চায়',
  ),
  rule: { kind: 'unknown' },
  advice: t(
    'The university decides how much English you need.',
    'কতটা ইংরেজি লাগবে, তা বিশ্ববিদ্যালয় ঠিক করে।',
  ),
  forms: { short: t('The university decides', 'বিশ্ববিদ্যালয় ঠিক করে') },
}));

/** United Arab Emirates. The specification gives no level. */
export const english = createEligibilitySentences((t) => ({
  requirementText: t('English', 'ইংরেজি'),
  rule: { kind: 'english', least: 'basic' },
  howToMeet: t(
    'How much depends on the employer: ask us.',
    'কতটা লাগবে, তা নিয়োগদাতার ওপর নির্ভর করে: আমাদের জিজ্ঞেস করুন।',
  ),
  forms: { plain: t('English', 'ইংরেজি') },
}));

/** Bahrain. The specification gives no level, and the sentence of "Can I go?" doesn't ask for Arabic. */
export const englishOrArabic = createEligibilitySentences((t) => ({
  requirementText: t('English or Arabic', 'ইংরেজি বা আরবি'),
  rule: { kind: 'english', least: 'basic' },
  howToMeet: t(
    'Arabic counts as well. How much depends on the employer: ask us.',
    'আরবিও চলবে। কতটা লাগবে, তা নিয়োগদাতার ওপর নির্ভর করে: আমাদের জিজ্ঞেস করুন।',
  ),
  forms: { plain: t('English/Arabic', 'ইংরেজি বা আরবি') },
}));
