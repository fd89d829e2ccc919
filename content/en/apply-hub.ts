/** The texts of /apply (requirements 2, "Apply hub"). */
export const applyHub = {
  title: 'Choose a programme and apply',
  description:
    'The programmes, how long each takes, where you apply, and the eight documents to prepare.',
  lede: 'One form for each programme. We review your application and get back to you within 48 hours.',
  notSure: 'Not sure yet?',
  apply: 'Apply online',
  ask: 'Ask us first',
  /** The name of a programme after a link's name, for screen readers: 'Ask us first about …'. */
  about: (programme: string) => ` about ${programme}`,
  more: 'Two more, each for one field',
  questions: {
    draft: true,
    title: 'Questions before you apply',
    lede: 'If yours is not here, ask us.',
    link: 'Ask a question',
    faqs: [
      {
        question: 'Do I need every document before I apply?',
        answer:
          'No. Tick in the form what you have, and send it. You can apply without the others.',
      },
      {
        question: 'What if I do not meet every condition?',
        answer: 'You can send the form all the same. A person reads it and answers.',
      },
      {
        question: 'Can I talk to somebody first?',
        answer: 'Yes. The consultation is free: write to us, or call us in office hours.',
      },
      {
        question: 'Do I need an account?',
        answer: 'No. You fill in one form, without an account.',
      },
    ],
  },
  documents: {
    title: 'Documents to prepare',
    lede: 'You write the motivation letter in the form, which takes no files. We ask for the other documents after you apply, and tell you how to send them. Clearances and proof of funds come after acceptance. A programme in Bangladesh needs no passport.',
    consultation: 'Book a Consultation',
    destinations: 'Explore Global Destinations',
  },
} as const;
