import type { Fact } from '../../types/common.ts';

/** The English texts of /global-programs/pathway-program and of the programme's record. */
export const pathwayProgram = {
  record: {
    text: 'Foundation study and a paid internship, before you go on to a degree.',
    picture: 'Steps rise from a classroom over a café job to a graduate before a skyline',
    application: {
      title: 'Apply for Pathway Program',
      description: 'Foundation study and a paid internship: a degree with work experience.',
      highlights: (duration: string): [Fact, Fact, Fact] => [
        { label: 'Duration', value: duration },
        { label: 'Universities', value: 'Global Partners' },
        { label: 'Outcome', value: 'Degree + Work Experience' },
      ],
    },
  },
  page: {
    draft: true,
    description: (duration: string) =>
      `Foundation study and a paid internship for ${duration}, before you go on to a degree.`,
    lede: 'Start with foundation study, work in a paid internship, and go on to a degree.',
    foundation: 'Foundation program',
    months: 'months',
    // A sample for the client to confirm, as are the sentences and the subjects below.
    objectives: {
      title: 'Objectives',
      objectives: [
        'Reach the level a university abroad asks for',
        'Get used to studying in English',
        'Learn how people work in another country',
        'Go on to a degree',
      ],
    },
    format: {
      title: 'Format',
      study: {
        title: 'Study',
        text: 'Foundation classes.',
        picture: 'A teacher at a blackboard with a globe on it, a student raises a hand',
      },
      internship: {
        title: 'Paid internship',
        text: 'Paid work at a host company.',
        picture: 'A trainee and a chef cook together in a hotel kitchen',
      },
      whole: (duration: string, share: string) =>
        `${duration}, ${share} study and ${share} paid internship.`,
    },
    subjects: {
      title: 'Nine subject areas',
      // The specification asks for nine and names none. The client replaces this list.
      subjects: [
        'Business',
        'Hospitality',
        'Tourism',
        'Computing',
        'Engineering',
        'Health',
        'Design',
        'Culinary Arts',
        'Social Science',
      ],
    },
    eligibility: {
      title: 'Who Should Apply',
      studies: 'Studies',
      english: 'English',
      passport: 'Passport',
      plans: 'Plans',
    },
    documents: 'Documents',
    benefits: {
      title: 'What You Gain',
      benefits: [
        { title: 'English for study', text: 'For essays, talks and exams.' },
        { title: 'Work experience', text: 'From the half that is a paid internship.' },
        { title: 'A network', text: 'Teachers, employers and classmates abroad.' },
        { title: 'A degree', text: 'You go on to one: ask us which, and where.' },
      ],
    },
    closing: {
      title: 'Take the first step',
      lede: 'Tell us what you have studied, and ask where you could begin.',
      picture: 'A speaker on a stage shows the way across a river to a full room',
    },
  },
} as const;
