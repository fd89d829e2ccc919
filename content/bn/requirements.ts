import type { RequirementId } from '../eligibility/localise-rule.ts';
import { toBengaliDigits } from '../formats/bengali-digits.ts';
import type { EligibilityRule } from '../types/eligibility.ts';

const createAge = (from: number, to?: number) => ({
  requirementText:
    to === undefined
      ? `${toBengaliDigits(from)} বছর বা তার বেশি বয়স`
      : `${toBengaliDigits(from)} থেকে ${toBengaliDigits(to)} বছর বয়স`,
});

const unknown = 'এ তথ্য আমরা এখানে জানতে চাইনি। আমাদের পাঠান, দেখে জানাব।';
const otherField =
  'পদগুলো হোটেল, রান্নাঘর ও অনুষ্ঠান আয়োজনের। আপনার বিষয় এর কাছাকাছি হলে আমাদের জানান, আমরা দেখে বলব।';
const passportWeeks = 'আগে পাসপোর্ট করিয়ে বা নবায়ন করে নিন: আমরা সাধারণত প্রায় ৬ সপ্তাহ সময় ধরি।';

/** The requirements in the lists of "Can I go?", by the names of `content/eligibility/`, and how to meet them within weeks. */
export const requirements: Record<RequirementId, Omit<EligibilityRule, 'rule'>> = {
  age18to35: createAge(18, 35),
  age18to30: createAge(18, 30),
  age20to30: createAge(20, 30),
  age21to35: createAge(21, 35),
  age18plus: createAge(18),
  age18to25: createAge(18, 25),
  character: { requirementText: 'আগ্রহ ও মানিয়ে নেওয়ার ক্ষমতা' },
  medicalClearance: { requirementText: 'মেডিকেল ক্লিয়ারেন্স' },
  computer: { requirementText: 'কম্পিউটার ও ইন্টারনেট' },
  workOnTheWay: { requirementText: 'পড়ার পাশাপাশি কাজ করার ইচ্ছা' },
  shortForm: { requirementText: 'ছোট একটি আবেদন ফরম' },
  basicEnglish: {
    requirementText: 'প্রাথমিক স্তরের ইংরেজি',
    howToMeet: 'একেবারে শুরুর এক ধাপ ওপরে। আগে একটি কোর্স করুন। IELTS লাগবে না।',
  },
  intermediateEnglish: {
    requirementText: 'মাঝারি স্তরের ইংরেজি',
    howToMeet: 'প্রাথমিকের এক ধাপ ওপরে। আগে একটি কোর্স করুন। কোন পরীক্ষা চলবে, আমরা বলব।',
  },
  upperIntermediateEnglish: {
    requirementText: 'মাঝারি স্তরের ওপরের ইংরেজি',
    howToMeet: 'প্রাথমিকের দুই ধাপ ওপরে। আগে একটি কোর্স করুন। কোন পরীক্ষা চলবে, আমরা বলব।',
  },
  ieltsA2: {
    requirementText: 'IELTS A2 বা তার বেশি',
    howToMeet: 'A2 একেবারে শুরুর এক ধাপ ওপরে। পরীক্ষার তারিখ নিন, তারপর ফলাফল আমাদের পাঠান।',
  },
  germanForLessons: {
    requirementText: 'ক্লাসের জন্য জার্মান ভাষা',
    howToMeet: 'আবেদনের আগেই একটি কোর্স শুরু করুন, আর কোন স্তরে আছেন, জানান: আমরা মিলিয়ে দেখব।',
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
    howToMeet: passportWeeks,
  },
  passport12Months: {
    requirementText: '১২ মাস মেয়াদ আছে এমন পাসপোর্ট',
    howToMeet: passportWeeks,
  },
  secondYearOrNewGraduate: {
    requirementText: 'দ্বিতীয় বর্ষ বা তার ওপরে পড়াশোনা, অথবা গত ১২ মাসের মধ্যে স্নাতক',
  },
  enrolledOrNewGraduate: {
    requirementText: 'বিশ্ববিদ্যালয়ে পড়াশোনা, অথবা গত ১২ মাসের মধ্যে স্নাতক',
  },
  enrolled: {
    requirementText: 'বিশ্ববিদ্যালয়ে স্নাতক বা স্নাতকোত্তর পর্যায়ে ভর্তি',
    howToMeet: 'স্নাতকের পর আবার ভর্তি হয়ে থাকলেও যেতে পারেন: আমাদের জিজ্ঞেস করুন।',
  },
  minimumGrades: { requirementText: 'ন্যূনতম GPA', howToMeet: unknown },
  gradeTwelveOrHotelDegree: {
    requirementText: 'দ্বাদশ শ্রেণি (HSC), অথবা হসপিটালিটি বা পর্যটনে স্নাতক',
  },
  enrolledInBangladesh: {
    requirementText: 'বাংলাদেশের কলেজ, বিশ্ববিদ্যালয় বা ইংরেজি মাধ্যমের স্কুলে ভর্তি',
  },
  bachelor: { requirementText: 'স্নাতক ডিগ্রি' },
  yearOfExperience: { requirementText: '১২ মাসের অভিজ্ঞতা' },
  studiesInHospitality: {
    requirementText: 'হসপিটালিটি বা পর্যটনে পড়াশোনা',
    howToMeet: otherField,
  },
  degreeInHospitality: {
    requirementText: 'হসপিটালিটি বা পর্যটনে ডিগ্রি ও অভিজ্ঞতা',
    howToMeet: otherField,
  },
  studiesInAgriculture: { requirementText: 'কৃষি বিষয়ে পড়াশোনা' },
  teachingExperience: { requirementText: 'শিক্ষকতায় ২ বছরের অভিজ্ঞতা' },
  certification: { requirementText: 'বৈধ সনদ', howToMeet: unknown },
  hospitalityDegreeOrExperience: {
    requirementText: 'ডিগ্রি বা অভিজ্ঞতা',
    howToMeet: 'হসপিটালিটিতে। নিয়োগদাতার চিঠি থাকলে হোটেলের কাজও চলবে।',
  },
  relevantDegree: { requirementText: 'প্রাসঙ্গিক ডিগ্রি' },
  healthBackground: {
    requirementText: 'জীববিজ্ঞান, স্বাস্থ্য বা নার্সিংয়ে পড়াশোনা (থাকলে ভালো)',
    howToMeet:
      'থাকলে ভালো, তবে থাকতেই হবে এমন নয়। কেন চিকিৎসাবিদ্যায় আগ্রহী, তা চিঠিতে লিখুন। আমরা হোস্টকে জিজ্ঞেস করব।',
  },
};
