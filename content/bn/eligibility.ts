/** The wordings of the requirements (`content/eligibility/`), by the names of the requirement and the wording. */
export const eligibility = {
  age18to35: { figures: '১৮-৩৫', labelled: 'বয়স ১৮-৩৫' },
  age18to30: { figures: '১৮-৩০' },
  age20to30: { figures: '২০-৩০' },
  age21to35: { figures: '২১-৩৫' },
  age18plus: { figures: '১৮+', labelled: 'বয়স ১৮ বা তার বেশি' },
  basicEnglish: { plain: 'প্রাথমিক স্তরের ইংরেজি' },
  intermediateEnglish: { plain: 'মাঝারি স্তরের ইংরেজি' },
  ieltsA2: { plain: 'IELTS A2 বা তার বেশি' },
  englishOrArabic: { plain: 'ইংরেজি বা আরবি' },
  germanForLessons: { plain: 'জার্মান ভাষা: ক্লাস এই ভাষাতেই হয়' },
  passport2Years: {
    valid: 'মেয়াদ অন্তত ২ বছর',
    plain: 'অন্তত ২ বছর মেয়াদ আছে এমন পাসপোর্ট',
  },
  character: { both: 'আগ্রহ ও মানিয়ে নেওয়ার ক্ষমতা' },
  medicalClearance: { plain: 'মেডিকেল ক্লিয়ারেন্স (Medical Clearance)' },
  secondYearOrNewGraduate: {
    student: 'বিশ্ববিদ্যালয়ের শিক্ষার্থী, দ্বিতীয় বর্ষ বা তার ওপরে',
    orGraduate: 'অথবা গত ১২ মাসের মধ্যে স্নাতক',
    oneLine: 'বিশ্ববিদ্যালয়ের শিক্ষার্থী, দ্বিতীয় বর্ষ বা তার ওপরে, অথবা গত ১২ মাসের মধ্যে স্নাতক',
  },
  studiesInAgriculture: { plain: 'কৃষি বিষয়ে' },
  relevantDegree: { plain: 'প্রাসঙ্গিক ডিগ্রি' },
  healthBackground: { preferred: 'জীববিজ্ঞান, স্বাস্থ্য বা নার্সিংয়ে পড়াশোনা থাকলে ভালো' },

  // The Emirates
  english: { plain: 'ইংরেজি' },
  hospitalityDegreeOrExperience: { plain: 'হসপিটালিটিতে ডিগ্রি বা অভিজ্ঞতা' },

  // Interns, trainees and teachers in the USA
  bachelor: { plain: 'স্নাতক ডিগ্রি' },
  certification: { plain: 'বৈধ সনদ' },
  degreeInHospitality: { plain: 'দুটিই ট্রেইনিশিপের বিষয়ে: হসপিটালিটি বা পর্যটন' },
  enrolledOrNewGraduate: { plain: 'বিশ্ববিদ্যালয়ে ভর্তি আছেন, অথবা গত ১২ মাসের মধ্যে স্নাতক' },
  studiesInHospitality: { plain: 'ইন্টার্নশিপের বিষয়েই পড়াশোনা: হসপিটালিটি বা পর্যটন' },
  teachingExperience: { plain: '২ বছর বা তার বেশি অভিজ্ঞতা' },
  toefl: { plain: 'TOEFL ৫৫০+, অথবা মওকুফ' },
  upperIntermediateEnglish: { plain: 'মাঝারি স্তরের ওপরের ইংরেজি' },
  yearOfExperience: { plain: '১২ মাসের অভিজ্ঞতা' },
};
