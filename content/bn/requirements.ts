import type { RequirementId } from '../eligibility/localise-rule.ts';
import { toBengaliDigits } from '../formats/bengali-digits.ts';
import type { EligibilityRule } from '../types/eligibility.ts';

const createAge = (from: number, to?: number) => ({
  requirementText:
    to === undefined
      ? `${toBengaliDigits(from)} বছর বা তার বেশি বয়স`
      : `${toBengaliDigits(from)} থেকে ${toBengaliDigits(to)} বছর বয়স`,
});

const createUsualAge = (from: number, to: number) => {
  const range = `${toBengaliDigits(from)} থেকে ${toBengaliDigits(to)} বছর`;
  return {
    requirementText: `সাধারণত ${range} বয়স`,
    advice: `সাধারণত বয়স ${range}: আমাদের জিজ্ঞেস করুন।`,
  };
};

const takeCourse = 'আগে একটি কোর্স করুন। পরীক্ষা লাগবে কি না, আমরা বলব।';
const passportFirst = 'আগে পাসপোর্ট করিয়ে বা নবায়ন করে নিন।';

/** The requirements in the lists of "Can I go?", by the names of `content/eligibility/`, and how to meet them. */
export const requirements: Record<RequirementId, Omit<EligibilityRule, 'rule'>> = {
  age18to35: createAge(18, 35),
  age18to30: createAge(18, 30),
  age20to30: createAge(20, 30),
  age21to35: createAge(21, 35),
  age18plus: createAge(18),
  usualAge18to35: createUsualAge(18, 35),
  age18to25: createUsualAge(18, 25),
  character: { requirementText: 'আগ্রহ ও মানিয়ে নেওয়ার ক্ষমতা' },
  medicalClearance: { requirementText: 'মেডিকেল ক্লিয়ারেন্স' },
  computer: { requirementText: 'কম্পিউটার ও ইন্টারনেট' },
  workOnTheWay: { requirementText: 'পড়ার পাশাপাশি কাজ করার ইচ্ছা' },
  shortForm: { requirementText: 'ছোট একটি আবেদন ফরম' },
  basicEnglish: {
    requirementText: 'প্রাথমিক স্তরের ইংরেজি',
    howToMeet: `একেবারে শুরুর এক ধাপ ওপরে। ${takeCourse}`,
  },
  internshipEnglish: {
    requirementText: 'প্রাথমিক স্তরের ইংরেজি',
    howToMeet: 'একেবারে শুরুর এক ধাপ ওপরে। আগে একটি কোর্স করুন। IELTS লাগবে না।',
  },
  universityEnglish: {
    requirementText: 'আপনার বিশ্ববিদ্যালয় যে স্তরের ইংরেজি চায়',
    advice: 'কতটা ইংরেজি লাগবে, তা বিশ্ববিদ্যালয় ঠিক করে।',
  },
  intermediateEnglish: {
    requirementText: 'মাঝারি স্তরের ইংরেজি',
    howToMeet: `প্রাথমিকের এক ধাপ ওপরে। ${takeCourse}`,
  },
  upperIntermediateEnglish: {
    requirementText: 'মাঝারি স্তরের ওপরের ইংরেজি',
    howToMeet: `প্রাথমিকের দুই ধাপ ওপরে। ${takeCourse}`,
  },
  ieltsA2: {
    requirementText: 'IELTS A2 বা তার বেশি',
    howToMeet: 'A2 একেবারে শুরুর এক ধাপ ওপরে। পরীক্ষার তারিখ নিন, তারপর ফলাফল আমাদের পাঠান।',
  },
  germanForLessons: {
    requirementText: 'জার্মান ভাষা, কারণ ক্লাস হয় জার্মানে',
    advice: 'আপনার জার্মান ভাষা আমরা দেখে নেব, কারণ ক্লাস হয় জার্মানে।',
  },
  toefl: {
    requirementText: 'TOEFL ৫৫০+, মওকুফ না হলে',
    howToMeet: 'আপনার জন্য মওকুফ হবে কি না, আগে আমাদের জিজ্ঞেস করুন।',
  },
  english: {
    requirementText: 'ইংরেজি',
    howToMeet: 'কতটা লাগবে, তা নিয়োগদাতার ওপর নির্ভর করে: আমাদের জিজ্ঞেস করুন।',
  },
  englishOrArabic: {
    requirementText: 'ইংরেজি বা আরবি',
    howToMeet: 'আরবিও চলবে। কতটা লাগবে, তা নিয়োগদাতার ওপর নির্ভর করে: আমাদের জিজ্ঞেস করুন।',
  },
  passport2Years: {
    requirementText: '২ বছর মেয়াদ আছে এমন পাসপোর্ট',
    howToMeet: passportFirst,
  },
  passport12Months: {
    requirementText: '১২ মাস মেয়াদ আছে এমন পাসপোর্ট',
    howToMeet: passportFirst,
  },
  validPassport: { requirementText: 'বৈধ পাসপোর্ট', howToMeet: passportFirst },
  secondYearOrNewGraduate: {
    requirementText: 'দ্বিতীয় বর্ষ বা তার ওপরে পড়াশোনা, অথবা গত ১২ মাসের মধ্যে স্নাতক',
  },
  secondYearOrAskUs: {
    requirementText: 'দ্বিতীয় বর্ষ বা তার ওপরে পড়াশোনা, অথবা গত ১২ মাসের মধ্যে স্নাতক',
    advice: 'দ্বাদশ শ্রেণি, HSC, এ লেভেল বা ডিপ্লোমা হলে আমাদের জিজ্ঞেস করুন।',
  },
  enrolledOrNewGraduate: {
    requirementText: 'বিশ্ববিদ্যালয়ে পড়াশোনা, অথবা গত ১২ মাসের মধ্যে স্নাতক',
  },
  enrolled: {
    requirementText: 'বিশ্ববিদ্যালয়ে স্নাতক বা স্নাতকোত্তর পর্যায়ে ভর্তি',
    advice: 'স্নাতকের পর আবার ভর্তি হয়ে থাকলে যেতে পারেন: আমাদের জিজ্ঞেস করুন।',
  },
  minimumGrades: { requirementText: 'ন্যূনতম GPA' },
  gradeTwelveOrLater: { requirementText: 'দ্বাদশ শ্রেণি (HSC) বা তার পরে' },
  gradeTwelveOrHotelDegree: {
    requirementText: 'দ্বাদশ শ্রেণি (HSC), অথবা হসপিটালিটি বা পর্যটনে স্নাতক',
  },
  enrolledInBangladesh: {
    requirementText: 'বাংলাদেশের কলেজ, বিশ্ববিদ্যালয় বা ইংরেজি মাধ্যমের স্কুলে ভর্তি',
    advice: 'কলেজ বা বিশ্ববিদ্যালয়ে ভর্তি থাকলে যোগ দিতে পারেন: আমাদের জিজ্ঞেস করুন।',
  },
  bachelor: { requirementText: 'স্নাতক ডিগ্রি' },
  yearOfExperience: {
    requirementText: '১২ মাসের কাজের অভিজ্ঞতা',
    howToMeet: '১২ মাস না হওয়া পর্যন্ত কাজ করুন, আর নিয়োগদাতার চিঠি নিয়ে রাখুন।',
  },
  teachingExperience: {
    requirementText: 'শিক্ষকতায় ২ বছরের অভিজ্ঞতা',
    howToMeet: '২ বছর না হওয়া পর্যন্ত শিক্ষকতা করুন, আর স্কুলের চিঠি নিয়ে রাখুন।',
  },
  certification: { requirementText: 'বৈধ সনদ' },
  hospitalityDegreeOrExperience: {
    requirementText: 'হসপিটালিটিতে ডিগ্রি বা কাজের অভিজ্ঞতা',
    howToMeet: 'নিয়োগদাতার চিঠি থাকলে হোটেলের কাজ চলবে।',
  },
  relevantDegree: {
    requirementText: 'প্রাসঙ্গিক ডিগ্রি',
    advice: 'আপনার ডিগ্রি প্রাসঙ্গিক কি না, আমরা দেখে নেব।',
  },
  healthBackground: {
    requirementText: 'জীববিজ্ঞান, স্বাস্থ্য বা নার্সিংয়ে পড়াশোনা (থাকলে ভালো)',
    advice: 'জীববিজ্ঞান, স্বাস্থ্য বা নার্সিংয়ে পড়াশোনা থাকলে ভালো। কেন চিকিৎসাবিদ্যায় আগ্রহী, তা চিঠিতে লিখুন।',
  },
};
