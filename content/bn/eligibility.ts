/** The wordings of the requirements (`content/eligibility/`), by the names of the requirement and the wording. */
export const eligibility = {
  age18to35: { figures: '১৮-৩৫' },
  age18plus: { figures: '১৮+', words: '১৮ বছর বা তার বেশি' },
  age18to25: {
    figures: { value: '১৮-২৫', note: 'বছর বয়স' },
    plural: 'বয়স ১৮-২৫',
    inSentence: '১৮-২৫ বছর বয়সী',
  },
  basicEnglish: { plain: 'মোটামুটি ইংরেজি' },
  intermediateEnglish: { inSentence: 'মাঝারি স্তরের ইংরেজি' },
  ieltsA2: { plain: 'IELTS A2 বা তার বেশি' },
  germanForLessons: { plain: 'জার্মান ভাষা: ক্লাস এই ভাষাতেই হয়' },
  passport2Years: {
    valid: 'মেয়াদ অন্তত ২ বছর',
    plain: 'অন্তত ২ বছর মেয়াদ আছে এমন পাসপোর্ট',
    inSentence: 'অন্তত ২ বছর মেয়াদ আছে এমন পাসপোর্ট',
  },
  medicalClearance: { inSentence: 'মেডিকেল ক্লিয়ারেন্স (Medical Clearance)' },
  character: { motivation: 'আগ্রহ', adaptability: 'মানিয়ে নেওয়ার ক্ষমতা' },
  shortForm: { plain: 'ছোট একটি আবেদন ফরম পূরণ করতে প্রস্তুত' },
  secondYearOrNewGraduate: {
    student: 'বিশ্ববিদ্যালয়ের শিক্ষার্থী, দ্বিতীয় বর্ষ বা তার ওপরে',
    orGraduate: 'অথবা গত ১২ মাসের মধ্যে স্নাতক',
  },
  gradeTwelveOrHotelDegree: {
    gradeTwelve: 'দ্বাদশ শ্রেণি (HSC)',
    orDegree: { value: 'স্নাতক', note: 'হসপিটালিটি বা পর্যটনে' },
  },
  enrolledInBangladesh: {
    plain: 'বাংলাদেশের কলেজ, বিশ্ববিদ্যালয় বা ইংরেজি মাধ্যমের স্কুলে ভর্তি আছেন',
    inSentence: 'বাংলাদেশের কলেজ, বিশ্ববিদ্যালয় বা ইংরেজি মাধ্যমের স্কুলে ভর্তি',
  },
  studiesInAgriculture: { plain: 'কৃষি বিষয়ে' },
  healthBackground: { inSentence: 'জীববিজ্ঞান, স্বাস্থ্য বা নার্সিংয়ে পড়াশোনা' },
};
