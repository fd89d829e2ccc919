import type { Duration } from '../types/duration.ts';
import { createEligibilitySentences } from './create-eligibility-sentences.ts';
import { degreeHolders, schoolLeavers, undergraduates } from './study-levels.ts';
import { newGraduateMonths } from './visitor-facts.ts';

/* Studies (requirements 5 and 9). Nobody can change them soon, so none has a `howToMeet`. Degrees and work are in qualifications.ts. */

const newGraduate = { choices: [newGraduateMonths], unit: 'months' } satisfies Duration;

const fromSecondYear = ['year-2', 'year-3', 'last-year', 'masters', 'graduate-new'] as const;

/** The general requirement: university students from the 2nd year, and graduates of the last 12 months. */
export const secondYearOrNewGraduate = createEligibilitySentences((t, format) => ({
  requirementText: t(
    `studies from the 2nd year, or a graduation within ${format.duration(newGraduate)}`,
    `দ্বিতীয় বর্ষ বা তার ওপরে পড়াশোনা, অথবা গত ${format.duration(newGraduate)}ের মধ্যে স্নাতক`,
  ),
  rule: { kind: 'studies', among: fromSecondYear },
  forms: {
    student: t(
      'University student from the 2nd year',
      'বিশ্ববিদ্যালয়ের শিক্ষার্থী, দ্বিতীয় বর্ষ বা তার ওপরে',
    ),
    orGraduate: t(
      `Or a graduate of the last ${format.duration(newGraduate)}`,
      `অথবা গত ${format.duration(newGraduate)}ের মধ্যে স্নাতক`,
    ),
    oneLine: t(
      `University student from the 2nd year, or a graduate of the last ${format.duration(newGraduate)}`,
      `বিশ্ববিদ্যালয়ের শিক্ষার্থী, দ্বিতীয় বর্ষ বা তার ওপরে, অথবা গত ${format.duration(newGraduate)}ের মধ্যে স্নাতক`,
    ),
    short: {
      value: t('2nd year or above', 'দ্বিতীয় বর্ষ বা তার ওপরে'),
      note: t(
        `or graduated within ${format.duration(newGraduate)}`,
        `অথবা গত ${format.duration(newGraduate)}ের মধ্যে স্নাতক`,
      ),
    },
    students: t('University, from the 2nd year', 'বিশ্ববিদ্যালয়, দ্বিতীয় বর্ষ থেকে'),
    graduates: t(
      `Within ${format.duration(newGraduate)} of graduation`,
      `স্নাতক হওয়ার ${format.duration(newGraduate)}ের মধ্যে`,
    ),
    overview: {
      value: t('2nd year and up', 'দ্বিতীয় বর্ষ ও তার ওপরে'),
      note: t(
        `You study at a university, from the 2nd year, or graduated within the last ${format.duration(newGraduate)}.`,
        `বিশ্ববিদ্যালয়ে দ্বিতীয় বর্ষে বা তার ওপরে পড়তে হবে, অথবা গত ${format.duration(newGraduate)}ের মধ্যে স্নাতক হতে হবে।`,
      ),
    },
    answer: t(
      `University students from the 2nd year, and graduates of the last ${format.duration(newGraduate)}`,
      `বিশ্ববিদ্যালয়ের দ্বিতীয় বর্ষ বা তার ওপরের শিক্ষার্থী, আর গত ${format.duration(newGraduate)}ের মধ্যে যাঁরা স্নাতক হয়েছেন`,
    ),
  },
}));

/** Pathway program. A person decides about applicants who aren't at a university yet. */
export const secondYearOrAskUs = createEligibilitySentences((t, format) => ({
  requirementText: t(
    `studies from the 2nd year, or a graduation within ${format.duration(newGraduate)}`,
    `দ্বিতীয় বর্ষ বা তার ওপরে পড়াশোনা, অথবা গত ${format.duration(newGraduate)}ের মধ্যে স্নাতক`,
  ),
  rule: { kind: 'studies', among: fromSecondYear, openFor: schoolLeavers },
  advice: t(
    'With Grade 12, HSC, A levels or a diploma: ask us.',
    'দ্বাদশ শ্রেণি, HSC, এ লেভেল বা ডিপ্লোমা হলে আমাদের জিজ্ঞেস করুন।',
  ),
  forms: {
    sentence: {
      value: t(
        'You are in your second year of university or later',
        'বিশ্ববিদ্যালয়ে দ্বিতীয় বর্ষে বা তার ওপরে পড়তে হবে',
      ),
      note: t(
        `or graduated within ${format.duration(newGraduate)}; with Grade 12, HSC, A levels or a diploma, ask us`,
        `অথবা গত ${format.duration(newGraduate)}ের মধ্যে স্নাতক হতে হবে; দ্বাদশ শ্রেণি, HSC, এ লেভেল বা ডিপ্লোমা হলে আমাদের জিজ্ঞেস করুন`,
      ),
    },
  },
}));

/** Interns in the USA. */
export const enrolledOrNewGraduate = createEligibilitySentences((t, format) => ({
  requirementText: t(
    `studies at a university, or a graduation within the last ${format.duration(newGraduate)}`,
    `বিশ্ববিদ্যালয়ে পড়াশোনা, অথবা গত ${format.duration(newGraduate)}ের মধ্যে স্নাতক`,
  ),
  rule: { kind: 'studies', among: [...undergraduates, 'masters', 'graduate-new'] },
  forms: {
    plain: t(
      `Enrolled at a university, or graduated within the last ${format.duration(newGraduate)}`,
      `বিশ্ববিদ্যালয়ে ভর্তি থাকতে হবে, অথবা গত ${format.duration(newGraduate)}ের মধ্যে স্নাতক`,
    ),
  },
}));

/** Student exchange. The sentence of "Can I go?" can't express that a graduate is enrolled again. */
export const enrolled = createEligibilitySentences((t) => ({
  requirementText: t(
    'a place at a university, as an undergraduate or a graduate',
    'বিশ্ববিদ্যালয়ে স্নাতক বা স্নাতকোত্তর পর্যায়ে ভর্তি',
  ),
  rule: {
    kind: 'studies',
    among: [...undergraduates, 'masters'],
    openFor: ['graduate-new', 'graduate'],
  },
  advice: t(
    'A graduate can go if enrolled again: ask us.',
    'স্নাতকের পর আবার ভর্তি হয়ে থাকলে যেতে পারেন: আমাদের জিজ্ঞেস করুন।',
  ),
  forms: { plain: t('Enrolled undergraduate or graduate', 'স্নাতক বা স্নাতকোত্তর পর্যায়ে ভর্তি থাকতে হবে') },
}));

/** Student exchange. The specification gives no value. */
export const minimumGrades = createEligibilitySentences((t) => ({
  requirementText: t('a minimum GPA', 'ন্যূনতম GPA'),
  rule: { kind: 'unknown' },
  forms: {
    plain: {
      value: t('Minimum GPA', 'ন্যূনতম GPA'),
      note: t('Ask us which one.', 'কত লাগবে, আমাদের জিজ্ঞেস করুন।'),
    },
  },
}));

/** Study abroad: every level of the sentence. */
export const gradeTwelveOrLater = createEligibilitySentences((t) => ({
  requirementText: t('Grade 12 or later', 'দ্বাদশ শ্রেণি (HSC) বা তার পরে'),
  rule: { kind: 'studies', among: [...schoolLeavers, ...undergraduates, ...degreeHolders] },
  forms: { short: { value: t('Grade 12', 'দ্বাদশ শ্রেণি (HSC)'), note: t('or later', 'বা তার পরে') } },
}));

/** Hotel immersion. Everybody who is beyond Grade 12 meets it, in any field. */
export const gradeTwelveOrHotelDegree = createEligibilitySentences((t) => ({
  requirementText: t(
    'Grade 12, or a bachelor’s in hospitality or tourism',
    'দ্বাদশ শ্রেণি (HSC), অথবা হসপিটালিটি বা পর্যটনে স্নাতক',
  ),
  rule: { kind: 'studies', among: [...schoolLeavers, ...undergraduates, ...degreeHolders] },
  forms: {
    gradeTwelve: t('Grade 12', 'দ্বাদশ শ্রেণি (HSC)'),
    orDegree: {
      value: t('Bachelor’s', 'স্নাতক'),
      note: t('in hospitality or tourism', 'হসপিটালিটি বা পর্যটনে'),
    },
  },
}));

/** The national programme for students. Whoever has a diploma may be enrolled for it, or have passed it. */
export const enrolledInBangladesh = createEligibilitySentences((t) => ({
  requirementText: t(
    'a place at a college, university or English-medium school in Bangladesh',
    'বাংলাদেশের কলেজ, বিশ্ববিদ্যালয় বা ইংরেজি মাধ্যমের স্কুলে ভর্তি',
  ),
  rule: {
    kind: 'studies',
    among: ['grade-12', ...undergraduates, 'masters'],
    openFor: ['diploma'],
  },
  advice: t(
    'You can join if you are enrolled at a college or university: ask us.',
    'কলেজ বা বিশ্ববিদ্যালয়ে ভর্তি থাকলে যোগ দিতে পারেন: আমাদের জিজ্ঞেস করুন।',
  ),
  forms: {
    plain: t(
      'Enrolled in a college, university or English-medium school in Bangladesh',
      'বাংলাদেশের কলেজ, বিশ্ববিদ্যালয় বা ইংরেজি মাধ্যমের স্কুলে ভর্তি থাকতে হবে',
    ),
    inSentence: t(
      'enrolled in a college, university or English-medium school in Bangladesh',
      'বাংলাদেশের কলেজ, বিশ্ববিদ্যালয় বা ইংরেজি মাধ্যমের স্কুলে ভর্তি',
    ),
  },
}));
