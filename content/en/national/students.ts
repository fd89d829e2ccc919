/** The texts of /national-programs/students (requirements 2, "National programmes"). */
export const nationalStudents = {
  pageTitle: 'National Programs for Students',
  description: (age: string) =>
    `Local internships, seminars and career guidance for students ${age} in Bangladesh: what is included, who can join, and the form.`,
  title: 'Start your career where you study',
  lede: 'Local internships, seminars and guidance for students in Bangladesh.',
  actions: {
    apply: 'Apply Now',
    eligibility: 'Am I eligible?',
    advisor: 'Talk to a Program Advisor',
  },
  picture: 'Two students ride home in a rickshaw at dusk, past a gate hung with lights',
  why: {
    draft: true,
    title: 'Why join',
    reasons: [
      'Learn what employers expect before your first job.',
      'Meet the people who hire, while you still have time to learn.',
      'Try a field before you choose it.',
    ],
  },
  included: {
    title: 'What is included',
    items: ['Local internships with employers in Bangladesh', 'Seminars', 'Career guidance'],
    picture: 'A student raises a hand in class',
  },
  eligibility: 'Who can join',
  registration: { title: 'Register', lede: 'The application form is short.' },
  gallery: {
    title: 'From the programme',
    pictures: {
      'national-seminar': {
        caption: 'Seminar',
        description: 'A speaker on a stage shows students a way across the water',
      },
      'national-workshop': {
        caption: 'Working together',
        description: 'Students listen at a round table while one explains a chart',
      },
      'national-interview': {
        caption: 'Interview',
        description: 'A student and an interviewer face each other across a desk',
      },
      'national-office': {
        caption: 'Local internship',
        description: 'An intern greets a colleague in an office above the city',
      },
      'national-fair': {
        caption: 'Career fair',
        description: 'Students talk to staff at three stands',
      },
      'national-rickshaw': {
        caption: 'The way home',
        description: 'A rickshaw with two students, seen from near',
      },
    },
  },
  closing: 'Join us',
} as const;
