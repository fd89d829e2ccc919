/** The wordings of the requirements (`content/eligibility/`), by the names of the requirement and the wording. */
export const eligibility = {
  age18to35: { figures: '১৮-৩৫', labelled: 'বয়স ১৮-৩৫' },
  basicEnglish: { plain: 'মোটামুটি ইংরেজি' },
  germanForLessons: { plain: 'জার্মান ভাষা: ক্লাস এই ভাষাতেই হয়' },
  passport2Years: { plain: 'অন্তত ২ বছর মেয়াদ আছে এমন পাসপোর্ট', valid: 'অন্তত ২ বছর মেয়াদ' },
  secondYearOrNewGraduate: {
    student: 'বিশ্ববিদ্যালয়ের শিক্ষার্থী, দ্বিতীয় বর্ষ বা তার ওপরে',
    orGraduate: 'অথবা গত ১২ মাসের মধ্যে স্নাতক',
  },

  // The Emirates
  age21to35: { figures: '২১-৩৫' },
  english: { plain: 'ইংরেজি' },
  hospitalityDegreeOrExperience: { plain: 'হসপিটালিটিতে ডিগ্রি বা অভিজ্ঞতা' },

  // Interns, trainees and teachers in the USA
  age18plus: { figures: '১৮+' },
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
