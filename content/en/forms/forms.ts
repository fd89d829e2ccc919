const keepReference = {
  title: 'Now',
  text: 'Keep your reference. Quote it when you write or call.',
} as const;

/** The texts of each form beside those of its fields (requirements 4 and 8). */
export const forms = {
  /** The texts that the application forms share. The wordings of `stored` are exactly those of requirements 8. */
  applications: {
    noun: 'application',
    submit: 'Submit Application',
    submitting: 'Submitting Application...',
    stored: {
      title: 'Application Submitted Successfully!',
      text: "We'll review your application and get back to you within 48 hours.",
    },
    next: {
      now: keepReference,
      review: { title: 'Within 48 hours', text: 'We review your application and get back to you.' },
      video: {
        title: 'Later',
        text: 'We ask for your video introduction, and tell you how to send it.',
      },
      documents: { title: 'After acceptance', text: 'We ask for the documents for your visa.' },
    },
    correct: { title: 'Something to correct?', text: 'Do not send the form again.' },
    confirmation: { destination: 'Destination', duration: 'Duration' },
    thanks: 'Thank you for applying',
    sections: {
      personal: 'Personal Information',
      education: 'Educational Background',
      preferences: 'Program Preferences',
      experience: 'Experience & Motivation',
      documents: 'Document Checklist',
      plans: 'Study Plans',
      languages: 'Languages & Motivation',
      placement: 'Placement',
      passport: 'Passport & Documents',
    },
    checklist: {
      now: {
        title: 'I have these now',
        hint: 'Tick what you have. The form takes no files, and you can apply without them.',
      },
      later: {
        title: 'These come later',
        hint: 'We ask for these after you apply, and tell you how to send them.',
        hintAtHome:
          'We ask for these after you apply, if the programme needs them, and tell you how to send them. It takes place in Bangladesh, so it needs no passport.',
        video: { name: 'Video Introduction', when: 'Submit later' },
        clearances: { name: 'Medical & Police Clearance', when: 'After acceptance' },
        funds: { name: 'Proof of Funds', when: 'After acceptance' },
      },
    },
  },
  application: { heading: 'Application form' },
  studyAbroad: {
    heading: 'Study Abroad application form',
    page: {
      title: 'Study Abroad application',
      lead: 'Five sections: who you are, what you have studied, what you want to study, your languages and your documents.',
      back: 'Apply',
    },
  },
  internationalInternship: {
    heading: 'International Internship application form',
    page: {
      title: 'International Internship application',
      lead: 'Five sections: who you are, what you study, the placement you want, your experience and your documents.',
      back: 'Apply',
    },
  },
  contact: {
    noun: 'message',
    heading: 'Contact form',
    submit: 'Send Message',
    submitting: 'Sending Message...',
    stored: {
      title: 'Your message is with us',
      text: 'We will reply within 48 hours, to the email address you gave.',
    },
    next: {
      now: keepReference,
      /** @param open the office hours */
      answer: {
        title: 'Within 48 hours',
        text: (open: string, closed: string) =>
          `We read and answer messages ${open}, Dhaka time. ${closed}.`,
      },
    },
    correct: { title: 'Something to add?', text: '' },
    confirmation: { writingAs: 'Writing as', programme: 'Programme' },
    thanks: 'Thank you for writing to',
    page: {
      title: 'Send us a message',
      lead: 'Ask about a programme, a country or a document.',
      back: 'Contact',
    },
  },
  registration: {
    noun: 'registration',
    heading: 'Registration form',
    introduction: 'Seven answers and a tick, all required.',
    submit: 'Register',
    submitting: 'Registering...',
    alternative: { text: 'Younger, older or not enrolled?', link: 'Contact us' },
    // There is no number of hours: the client promises 48 to applicants, and we hold messages to the same.
    stored: {
      title: 'Your registration is with us',
      text: "We'll review it and get back to you.",
    },
    next: {
      now: keepReference,
      answer: {
        title: 'In office hours',
        text: (open: string, closed: string) =>
          `We read and answer registrations ${open}, Dhaka time. ${closed}.`,
      },
    },
    correct: { title: 'Something to correct?', text: 'Do not register again.' },
    confirmation: { enrolledAt: 'Enrolled at' },
    thanks: 'Thank you for registering for the national student programme of',
    page: {
      title: 'Register for the national student programme',
      lead: 'Local internships, seminars and guidance for students in Bangladesh.',
      back: 'For Students',
    },
  },
} as const;
