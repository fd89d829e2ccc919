export const globalPrograms = {
  title: 'Global Programs',
  description: (programmes: string, questions: string) =>
    `${programmes} programmes, abroad and in Bangladesh: who can apply, what is included, which documents you need, and answers to ${questions.toLowerCase()} questions.`,
  lede: 'Paid internships, study, exchange and short immersions, for students, graduates and young professionals.',
  actions: { apply: 'Apply Now', consultation: 'Schedule Consultation' },
  scene: 'A red train crosses a stone viaduct between mountains',
  metrics: {
    title: 'Success metrics',
    labels: {
      visa: 'visa success',
      salary: 'average starting salary',
      conversion: 'internship-to-job conversion',
      countries: 'countries with partners',
    },
    salary: (thousands: string) => `$${thousands}k`,
  },
  programmes: {
    title: 'Choose a programme',
    lede: 'Each page says what you do there and who can apply.',
  },
  eligibility: 'Who can apply',
  inclusions: {
    draft: true,
    title: 'What is included',
    items: [
      { title: 'Placement', text: 'With a host company or an institution.' },
      {
        title: 'Food and lodging',
        text: 'Your offer names what a paid internship includes. Ask before you accept.',
      },
      { title: 'Application support', text: 'From the form to the interview.' },
      { title: 'Visa support', text: 'Help with the forms and documents. The embassy decides.' },
      { title: 'Pre-departure orientation', text: 'What to pack, sign and expect.' },
      { title: 'Certificate', text: 'Globally recognised, for the International Internship.' },
    ],
    picture:
      'Two streets joined: red-brick London houses, the office in the middle, a Dhaka block with a rickshaw',
  },
  testimonials: {
    title: 'What our students say',
    label: 'Testimonials',
    controls: { previous: 'Previous testimonials', next: 'Next testimonials' },
    /** The accessible name of the stars. */
    rating: (stars: string, most: string) => `${stars} out of ${most} stars`,
  },
  documents: {
    title: 'Required documents',
    picture: 'An open passport with four stamps, a pencil and a rubber stamp',
  },
  questions: {
    draft: true,
    title: 'Questions and answers',
    lede: 'If yours is not here, ask us.',
    link: 'Ask a question',
    faqs: {
      who: {
        question: 'Who can apply?',
        answer: (studies: string, age: string) =>
          `${studies}, ${age}. The page of each programme and each destination gives its own conditions.`,
      },
      ielts: {
        question: 'Do I need IELTS?',
        answer: (
          general: string,
          denmark: string,
          usa: string,
          teachers: string,
          medical: string,
        ) =>
          `Not for an international internship in general: ${general}. Some offers ask for more. Agriculture internship in Denmark: IELTS ${denmark}. J1 internship in the USA: ${usa}. Teachers in the USA: ${teachers}. Medical internships: ${medical}. Study abroad: the university decides.`,
      },
      paid: {
        question: 'Are internships paid?',
        answer:
          'International internships and the agriculture internship are paid. How much depends on the country: see its page. Where a page names no stipend, ask us. Your offer names what is included. Ask before you accept.',
      },
      duration: {
        question: 'How long does a programme take?',
        answer:
          'From a day in a hotel to 4 years at a university. Internships typically take 3-12 months, up to 18.',
      },
      passport: {
        question: 'Which passport do I need?',
        answer: (general: string, longer: string) =>
          `${general} ${longer}, and so does the list of documents: 2 years is enough for all of them.`,
      },
      reply: {
        question: 'When do I hear back?',
        answer: 'Within 48 hours of sending the application form.',
      },
    },
  },
  closing: {
    title: 'Ready to apply?',
    lede: 'Apply online, or talk it through with us first.',
    scene: 'A river delta under the wing of a plane',
  },
} as const;
