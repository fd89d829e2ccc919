/** The wordings of the requirements (`content/eligibility/`), by the names of the requirement and the wording. */
export const eligibility = {
  age18to35: { figures: '১৮-৩৫' },
  usualAge18to35: {
    figures: 'সাধারণত ১৮-৩৫',
    labelled: 'বয়স সাধারণত ১৮-৩৫',
    inGeneral: { value: '১৮-৩৫', note: 'সাধারণত; কিছু দেশে আলাদা' },
    overview: {
      value: '১৮-৩৫',
      note: 'সাধারণত এই বয়স লাগে। কিছু প্রোগ্রামে লাগে ২০ থেকে ৩০, আর কিছু দেশের নিজস্ব সীমা আছে।',
    },
    answer: 'বয়স সাধারণত ১৮ থেকে ৩৫',
  },
  age18to30: { figures: '১৮-৩০' },
  age20to30: { figures: '২০-৩০' },
  age21to35: { figures: '২১-৩৫' },
  age18plus: {
    figures: '১৮+',
    labelled: 'বয়স ১৮ বা তার বেশি',
    words: '১৮ বছর বা তার বেশি',
  },
  basicEnglish: {
    plain: 'প্রাথমিক স্তরের ইংরেজি',
    short: 'প্রাথমিক',
    sentence: 'প্রাথমিক স্তরের ইংরেজি জানেন',
    overview: {
      value: 'প্রাথমিক স্তরের ইংরেজি',
      note: 'ইন্টারন্যাশনাল ইন্টার্নশিপে IELTS লাগবে না। তবে কোনো কোনো প্লেসমেন্টে আরও ভালো ইংরেজি লাগবে।',
    },
    answer: 'প্রাথমিক স্তরের ইংরেজিই যথেষ্ট',
  },
  internshipEnglish: {
    plain: 'প্রাথমিক স্তরের ইংরেজি',
    noTest: { value: 'প্রাথমিক', note: 'IELTS লাগবে না' },
    enough: 'প্রাথমিক স্তরের ইংরেজিই যথেষ্ট।',
  },
  universityEnglish: { short: 'বিশ্ববিদ্যালয় ঠিক করে' },
  intermediateEnglish: { plain: 'মাঝারি স্তরের ইংরেজি', inSentence: 'মাঝারি স্তরের ইংরেজি' },
  ieltsA2: { plain: 'IELTS A2 বা তার বেশি', inSentence: 'A2 বা তার বেশি' },
  englishOrArabic: { plain: 'ইংরেজি বা আরবি' },
  germanForLessons: { plain: 'জার্মান ভাষা, কারণ ক্লাস হয় জার্মানে' },
  passport12Months: {
    valid: 'মেয়াদ অন্তত ১২ মাস',
    plain: 'অন্তত ১২ মাস মেয়াদ আছে এমন পাসপোর্ট',
    short: 'অন্তত ১২ মাস',
    sentence: 'পাসপোর্টের মেয়াদ অন্তত ১২ মাস আছে',
    overview: {
      value: 'বৈধ পাসপোর্ট',
      note: 'সাধারণত অন্তত ১২ মাস মেয়াদ থাকতে হবে। কিছু প্রোগ্রামে লাগে ২ বছর, আমাদের কাগজপত্রের তালিকাতেও তা-ই।',
    },
    answer: 'সাধারণত অন্তত ১২ মাস মেয়াদ আছে এমন পাসপোর্ট।',
  },
  passport2Years: {
    valid: 'মেয়াদ অন্তত ২ বছর',
    answer: 'কিছু প্রোগ্রাম ও দেশে ২ বছর মেয়াদ লাগে',
  },
  validPassport: { plain: 'বৈধ পাসপোর্ট', short: 'বৈধ', inSentence: 'বৈধ পাসপোর্ট' },
  character: {
    both: 'আগ্রহ ও মানিয়ে নেওয়ার ক্ষমতা',
    motivation: 'আগ্রহ',
    adaptability: 'মানিয়ে নেওয়ার ক্ষমতা',
  },
  medicalClearance: {
    plain: 'মেডিকেল ক্লিয়ারেন্স (Medical Clearance)',
    inSentence: 'মেডিকেল ক্লিয়ারেন্স (Medical Clearance)',
  },
  secondYearOrNewGraduate: {
    student: 'বিশ্ববিদ্যালয়ের শিক্ষার্থী, দ্বিতীয় বর্ষ বা তার ওপরে',
    orGraduate: 'অথবা গত ১২ মাসের মধ্যে স্নাতক',
    oneLine: 'বিশ্ববিদ্যালয়ের শিক্ষার্থী, দ্বিতীয় বর্ষ বা তার ওপরে, অথবা গত ১২ মাসের মধ্যে স্নাতক',
    short: { value: 'দ্বিতীয় বর্ষ বা তার ওপরে', note: 'অথবা গত ১২ মাসের মধ্যে স্নাতক' },
    students: 'বিশ্ববিদ্যালয়, দ্বিতীয় বর্ষ থেকে',
    graduates: 'স্নাতক হওয়ার ১২ মাসের মধ্যে',
    overview: {
      value: 'দ্বিতীয় বর্ষ ও তার ওপরে',
      note: 'বিশ্ববিদ্যালয়ে দ্বিতীয় বর্ষে বা তার ওপরে পড়েন, অথবা গত ১২ মাসের মধ্যে স্নাতক হয়েছেন।',
    },
    answer: 'বিশ্ববিদ্যালয়ের দ্বিতীয় বর্ষ বা তার ওপরের শিক্ষার্থী, আর গত ১২ মাসের মধ্যে যাঁরা স্নাতক হয়েছেন',
  },
  secondYearOrAskUs: {
    sentence: {
      value: 'বিশ্ববিদ্যালয়ে দ্বিতীয় বর্ষে বা তার ওপরে পড়েন',
      note: 'অথবা গত ১২ মাসের মধ্যে স্নাতক হয়েছেন; দ্বাদশ শ্রেণি, HSC, এ লেভেল বা ডিপ্লোমা হলে আমাদের জিজ্ঞেস করুন',
    },
  },
  relevantDegree: { plain: 'প্রাসঙ্গিক ডিগ্রি' },
  healthBackground: {
    preferred: 'জীববিজ্ঞান, স্বাস্থ্য বা নার্সিংয়ে পড়াশোনা থাকলে ভালো',
    inSentence: 'জীববিজ্ঞান, স্বাস্থ্য বা নার্সিংয়ে পড়াশোনা',
  },
  english: { plain: 'ইংরেজি' },
  hospitalityDegreeOrExperience: { plain: 'হসপিটালিটিতে ডিগ্রি বা অভিজ্ঞতা' },
  bachelor: { plain: 'স্নাতক ডিগ্রি' },
  certification: { plain: 'বৈধ সনদ' },
  enrolledOrNewGraduate: { plain: 'বিশ্ববিদ্যালয়ে ভর্তি আছেন, অথবা গত ১২ মাসের মধ্যে স্নাতক' },
  teachingExperience: { plain: '২ বছর বা তার বেশি অভিজ্ঞতা' },
  toefl: { plain: 'TOEFL ৫৫০+, অথবা মওকুফ' },
  upperIntermediateEnglish: {
    plain: 'মাঝারি স্তরের ওপরের ইংরেজি',
    inSentence: 'মাঝারি স্তরের ওপরের ইংরেজি',
  },
  yearOfExperience: { plain: '১২ মাসের অভিজ্ঞতা' },
  enrolled: { plain: 'স্নাতক বা স্নাতকোত্তর পর্যায়ে ভর্তি আছেন' },
  minimumGrades: {
    plain: { value: 'ন্যূনতম GPA', note: 'কত লাগবে, আমাদের জিজ্ঞেস করুন।' },
  },
  computer: { plain: 'কম্পিউটার ও ইন্টারনেট' },
  workOnTheWay: { sentence: 'পড়ার পাশাপাশি কাজের অভিজ্ঞতা চান' },
  age18to25: {
    figures: { value: '১৮-২৫', note: 'বছর বয়স' },
    plural: 'বয়স ১৮-২৫',
    inSentence: '১৮-২৫ বছর বয়সি',
  },
  shortForm: { plain: 'ছোট একটি আবেদন ফরম পূরণ করতে প্রস্তুত' },
  gradeTwelveOrLater: { short: { value: 'দ্বাদশ শ্রেণি (HSC)', note: 'বা তার পরে' } },
  gradeTwelveOrHotelDegree: {
    gradeTwelve: 'দ্বাদশ শ্রেণি (HSC)',
    orDegree: { value: 'স্নাতক', note: 'হসপিটালিটি বা পর্যটনে' },
  },
  enrolledInBangladesh: {
    plain: 'বাংলাদেশের কলেজ, বিশ্ববিদ্যালয় বা ইংরেজি মাধ্যমের স্কুলে ভর্তি আছেন',
    inSentence: 'বাংলাদেশের কলেজ, বিশ্ববিদ্যালয় বা ইংরেজি মাধ্যমের স্কুলে ভর্তি',
  },
};
