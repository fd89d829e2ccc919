/** The labels of the forms' options, by field and stored value. Countries, programmes and durations have their own lists. */
export const optionLabels = {
  currentEducation: {
    'high-school': 'High School',
    undergraduate: 'Undergraduate',
    graduate: 'Graduate',
    postgraduate: 'Postgraduate',
  },
  writingAs: {
    student: 'Student',
    employer: 'Employer',
    institution: 'Institution',
  },
  /** The explanations below the options of `writingAs`. */
  writingAsNotes: {
    student: 'or graduate',
    employer: 'you hire or host',
    institution: 'university or school',
  },
  enrolledAt: {
    college: 'College',
    university: 'University',
    'english-medium-school': 'English-medium school',
  },
  levelOfStudy: {
    diploma: 'Diploma',
    bachelor: 'Bachelor’s degree',
    master: 'Master’s degree',
  },
  scholarship: { yes: 'Yes', no: 'No' },
  stageOfStudies: {
    'second-year-or-above': '2nd year or above',
    'graduated-within-12-months': 'Graduated within 12 months',
    neither: 'Neither',
  },
  english: {
    basic: 'Basic',
    intermediate: 'Intermediate',
    'upper-intermediate': 'Upper-intermediate',
    advanced: 'Advanced',
  },
  passport: {
    'valid-2-years': 'Valid 2 years or more',
    'valid-for-less': 'Valid for less',
    'none-yet': 'None yet',
  },
  /** The national programmes among the programmes of interest. */
  national: {
    'national-students': 'National Programs for students',
    'national-employers': 'National Programs for employers',
  },
  anotherCountry: 'Another country',
  /** The destination of programmes at home. */
  bangladesh: 'Bangladesh',
  /** An area of the international internship's form that only some placements have. */
  teaching: 'Teaching',
  notSure: 'Not sure yet',
} as const;

/** The countries of the medical internships that have no page of their own. */
export const otherCountries = {
  argentina: 'Argentina',
  mexico: 'Mexico',
  peru: 'Peru',
  jamaica: 'Jamaica',
  cambodia: 'Cambodia',
  mongolia: 'Mongolia',
  nepal: 'Nepal',
  'sri-lanka': 'Sri Lanka',
  ghana: 'Ghana',
  kenya: 'Kenya',
  tanzania: 'Tanzania',
} as const;
