import type { Fact } from '../../types/common.ts';

/** The English texts of /global-programs/study-abroad and of the programme's record. */
export const studyAbroad = {
  record: {
    text: 'University matching, application processing and visa support.',
    picture: 'Students read and talk on the steps of a university library',
    application: {
      title: 'Apply for Study Abroad Program',
      description: 'Study at a university abroad, with support for your application and your visa.',
      highlights: (duration: string): [Fact, Fact, Fact] => [
        { label: 'Duration', value: duration },
        { label: 'Universities', value: 'Top Ranked Global' },
        { label: 'Study + Work', value: 'Part-time Work Allowed' },
      ],
    },
  },
  page: {
    draft: true,
    description: (duration: string, countries: string) =>
      `${duration} at a university in one of ${countries} countries: university matching, application processing and visa support.`,
    lede: 'Study at a university abroad. We help you in five steps.',
    countries: (count: string) => `${count} countries`,
    figures: {
      countries: 'countries to study in',
      duration: 'of study',
    },
    // The sentences of this and the next two lists are samples for the client to confirm.
    benefits: {
      title: 'Why study abroad',
      benefits: [
        { title: 'Study and work', text: 'Part-time work allowed: ask us where.' },
        { title: 'Top ranked universities', text: 'All over the world.' },
        { title: 'Another language', text: 'You hear it and use it in daily life.' },
        { title: 'Classmates from other countries', text: 'You learn from each other.' },
      ],
    },
    offerings: {
      title: 'How we help, in five steps',
      offerings: [
        {
          title: 'University matching',
          text: 'Universities and courses that fit your marks, your plans and your budget.',
        },
        {
          title: 'Application processing',
          text: 'We check your forms, letters and deadlines.',
        },
        {
          title: 'Visa support',
          text: 'Help with the visa application. The embassy decides.',
        },
        {
          title: 'Pre-departure orientation',
          text: 'Housing, money, classes and the first week.',
        },
        { title: 'Onward support', text: 'Someone to write to after you arrive.' },
      ],
    },
    eligibility: {
      title: 'Who can apply',
      studies: 'Studies',
      english: 'English',
      passport: 'Valid passport',
    },
    levels: {
      lede: 'Start from any of these four levels of education.',
      // The levels of the application form, from the lowest to the highest.
      levels: ['High School', 'Undergraduate', 'Graduate', 'Postgraduate'],
    },
    documents: 'Documents',
    comparison: {
      title: 'Study Abroad or Pathway?',
      columns: {
        criterion: 'What you compare',
        studyAbroad: 'Study Abroad',
        pathway: 'Pathway',
      },
      length: 'Length',
      rows: [
        {
          criterion: 'Universities',
          studyAbroad: 'Top ranked, global',
          pathway: 'Global partners',
        },
        {
          criterion: 'Work',
          studyAbroad: 'Part-time work allowed',
          pathway: 'A paid internship is part of it',
        },
        {
          criterion: 'You finish with',
          studyAbroad: 'A university qualification',
          pathway: 'A degree and work experience',
        },
        {
          criterion: 'Choose it if',
          studyAbroad: 'You know what you want to study',
          pathway: 'You want to prepare first',
        },
      ],
      links: { studyAbroad: 'Apply for Study Abroad', pathway: 'See the Pathway Program' },
    },
    funding: {
      title: 'Funding and scholarships',
      lede: 'Three ways to pay for your studies.',
      link: 'Ask which are open to you',
      // Samples for the client to confirm; the specification gives no fees and no amounts.
      sources: [
        {
          title: 'Scholarships',
          text: 'Universities and governments decide who gets them.',
        },
        {
          title: 'Your own funds',
          text: 'Savings or a sponsor. Proof of funds is one of your documents.',
        },
        {
          title: 'Part-time work',
          text: 'Allowed while you study. Each country sets the hours.',
        },
      ],
    },
    closing: {
      title: 'Find your university',
      lede: 'Apply online, or talk to us first.',
      picture: 'Three graduates throw their caps in front of a brick university',
    },
  },
} as const;
