/** The wordings of the requirements (`content/eligibility/`), by the names of the requirement and the wording. */
export const eligibility = {
  age18to35: {
    figures: '১৮-৩৫',
    inGeneral: { value: '১৮-৩৫', note: 'কিছু দেশে আলাদা' },
    sentence: { value: 'আপনার বয়স ১৮ থেকে ৩৫ বছর', note: 'কিছু দেশে আলাদা' },
  },
  basicEnglish: {
    plain: 'মোটামুটি ইংরেজি',
    short: 'প্রাথমিক',
    noTest: { value: 'প্রাথমিক', note: 'IELTS লাগবে না' },
    sentence: 'প্রাথমিক স্তরের ইংরেজি জানেন, আর আরও শিখতে চান',
    enough: 'প্রাথমিক স্তরের ইংরেজিই যথেষ্ট।',
  },
  germanForLessons: { plain: 'জার্মান ভাষা: ক্লাস এই ভাষাতেই হয়' },
  passport2Years: {
    valid: 'মেয়াদ অন্তত ২ বছর',
    plain: 'অন্তত ২ বছর মেয়াদ আছে এমন পাসপোর্ট',
    short: 'অন্তত ২ বছর',
  },
  secondYearOrNewGraduate: {
    student: 'বিশ্ববিদ্যালয়ের শিক্ষার্থী, দ্বিতীয় বর্ষ বা তার ওপরে',
    orGraduate: 'অথবা গত ১২ মাসের মধ্যে স্নাতক',
    short: { value: 'দ্বিতীয় বর্ষ বা তার ওপরে', note: 'অথবা গত ১২ মাসের মধ্যে স্নাতক' },
    sentence: {
      value: 'বিশ্ববিদ্যালয়ে দ্বিতীয় বর্ষে বা তার ওপরে পড়েন',
      note: 'অথবা গত ১২ মাসের মধ্যে স্নাতক হয়েছেন',
    },
    students: 'বিশ্ববিদ্যালয়, দ্বিতীয় বর্ষ থেকে',
    graduates: 'স্নাতক হওয়ার ১২ মাসের মধ্যে',
  },
  enrolled: { plain: 'স্নাতক বা স্নাতকোত্তর পর্যায়ে ভর্তি আছেন' },
  minimumGrades: {
    plain: { value: 'ন্যূনতম GPA', note: 'আপনার বিষয়ে কত লাগবে, আমাদের জিজ্ঞেস করুন।' },
  },
  computer: { plain: 'কম্পিউটার ও ইন্টারনেট' },
  workOnTheWay: { sentence: 'পড়ার পাশাপাশি কাজের অভিজ্ঞতা চান' },
};
