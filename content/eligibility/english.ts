import { eligibility as bengali } from '../bn/eligibility.ts';
import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/* Languages (requirements 5 and 9; section 2 for medical internships). */

const takeCourse = 'Take a course first. We tell you whether a test is needed.';

export const basicEnglish = createEligibilitySentences(
  {
    requirementText: 'basic English',
    rule: { kind: 'english', least: 'basic' },
    howToMeet: `One step above beginner. ${takeCourse}`,
  },
  {
    plain: 'Basic English',
    short: 'Basic',
    sentence: 'You have basic English',
    overview: {
      value: 'Basic English',
      note: 'No IELTS required for an International Internship; some placements ask for more English.',
    },
    answer: 'basic English is enough',
  },
  bengali.basicEnglish,
);

/** The international internship alone promises that no IELTS is required (requirements 1). */
export const internshipEnglish = createEligibilitySentences(
  {
    requirementText: 'basic English',
    rule: { kind: 'english', least: 'basic' },
    howToMeet: 'One step above beginner. Take a course first. No IELTS is required.',
  },
  {
    plain: 'Basic English',
    noTest: { value: 'Basic', note: 'no IELTS required' },
    enough: 'Basic English is enough.',
  },
  bengali.internshipEnglish,
);

export const intermediateEnglish = createEligibilitySentences(
  {
    requirementText: 'intermediate English',
    rule: { kind: 'english', least: 'intermediate' },
    howToMeet: `One level above basic. ${takeCourse}`,
  },
  { plain: 'Intermediate English', inSentence: 'intermediate English' },
  bengali.intermediateEnglish,
);

export const upperIntermediateEnglish = createEligibilitySentences(
  {
    requirementText: 'upper-intermediate English',
    rule: { kind: 'english', least: 'upper-intermediate' },
    howToMeet: `Two levels above basic. ${takeCourse}`,
  },
  { plain: 'Upper-intermediate English', inSentence: 'upper-intermediate English' },
  bengali.upperIntermediateEnglish,
);

/** Agriculture. Courses and this site call the level A2 basic. */
export const ieltsA2 = createEligibilitySentences(
  {
    requirementText: 'IELTS A2 or higher',
    rule: { kind: 'english', least: 'basic' },
    howToMeet: 'A2 is one step above beginner. Book the test, then send us the result.',
  },
  { plain: 'IELTS A2 or higher', inSentence: 'A2 or higher' },
  bengali.ieltsA2,
);

/** The Ausbildung in Germany, whose lessons are in German. The sentence of "Can I go?" doesn't ask for German. */
export const germanForLessons = createEligibilitySentences(
  {
    requirementText: 'German, because the lessons are in German',
    rule: { kind: 'unknown' },
    advice: 'We check your German, because the lessons are in German.',
  },
  { plain: 'German, because the lessons are in German' },
  bengali.germanForLessons,
);

/** Teachers in the USA. A score of 550 points is about the upper-intermediate level. */
export const toefl = createEligibilitySentences(
  {
    requirementText: 'TOEFL 550+, unless waived',
    rule: { kind: 'english', least: 'upper-intermediate', needsCertificate: true },
    howToMeet: 'Ask us first whether it is waived for you.',
  },
  { plain: 'TOEFL 550+, or waived' },
  bengali.toefl,
);

/** Study abroad. The specification gives no level. */
export const universityEnglish = createEligibilitySentences(
  {
    requirementText: 'the English that your university asks for',
    rule: { kind: 'unknown' },
    advice: 'The university decides how much English you need.',
  },
  { short: 'The university decides' },
  bengali.universityEnglish,
);

/** United Arab Emirates. The specification gives no level. */
export const english = createEligibilitySentences(
  {
    requirementText: 'English',
    rule: { kind: 'english', least: 'basic' },
    howToMeet: 'How much depends on the employer: ask us.',
  },
  { plain: 'English' },
  bengali.english,
);

/** Bahrain. The specification gives no level, and the sentence of "Can I go?" doesn't ask for Arabic. */
export const englishOrArabic = createEligibilitySentences(
  {
    requirementText: 'English or Arabic',
    rule: { kind: 'english', least: 'basic' },
    howToMeet: 'Arabic counts as well. How much depends on the employer: ask us.',
  },
  { plain: 'English/Arabic' },
  bengali.englishOrArabic,
);
