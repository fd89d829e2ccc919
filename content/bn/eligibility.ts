/** The wordings of the requirements (`content/eligibility/`), by the names of the requirement and the wording. */
export const eligibility = {
  age18to35: { figures: '১৮-৩৫' },
  basicEnglish: { plain: 'মোটামুটি ইংরেজি' },
  germanForLessons: { plain: 'জার্মান ভাষা: ক্লাস এই ভাষাতেই হয়' },
  passport2Years: { plain: 'অন্তত ২ বছর মেয়াদ আছে এমন পাসপোর্ট' },
  secondYearOrNewGraduate: {
    student: 'বিশ্ববিদ্যালয়ের শিক্ষার্থী, দ্বিতীয় বর্ষ বা তার ওপরে',
    orGraduate: 'অথবা গত ১২ মাসের মধ্যে স্নাতক',
  },
};
