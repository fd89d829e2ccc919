import type { Fact } from '../../types/common.ts';

/** The English texts of /global-programs/agriculture-internship and of the programme's record. */
export const agricultureInternship = {
  record: {
    text: 'A livestock traineeship on a Danish farm, with a monthly stipend.',
    picture: 'A farmer with a crate of apples and a trainee with a tablet in a striped field',
    application: {
      title: 'Apply for Agriculture Internship Program',
      description: (holiday: string) =>
        `A livestock traineeship on a Danish farm, with a monthly stipend and ${holiday} of paid holiday.`,
      highlights: (duration: string, pay: string): [Fact, Fact, Fact] => [
        { label: 'Duration', value: duration },
        { label: 'Location', value: 'Denmark' },
        { label: 'Stipend', value: pay },
      ],
    },
  },
  page: {
    draft: true,
    /** An amount of money each month: 'EUR 200–250 per month'. */
    monthly: (money: string) => `${money} per month`,
    description: (pay: string, holiday: string) =>
      `A livestock traineeship in Denmark: ${pay} plus overtime, with ${holiday} of paid holiday.`,
    lede: 'A paid livestock traineeship on a farm in Denmark.',
    picture: 'A trainee feeds a cow at a fence, a red barn and three wind turbines behind her',
    stay: (duration: string, holiday: string) => `${duration}, with ${holiday} of paid holiday`,
    facts: {
      contract: 'Contract',
      extendable: (duration: string) => `${duration}, extendable`,
      traineeship: 'Traineeship',
      holiday: 'Paid holiday',
    },
    pay: {
      title: 'A month in figures',
      lede: 'What you earn, and what housing costs you, on one scale.',
      stipend: { title: 'Stipend', note: 'per month, plus overtime' },
      housing: { title: 'Housing', note: 'per month' },
    },
    eligibility: {
      title: 'Who it is for',
      age: 'Age',
      english: 'English',
      studies: 'Studies',
      passport: 'Passport',
    },
    // The fields are samples: the specification names none.
    fields: {
      title: 'Fields',
      fields: ['Dairy cattle', 'Pigs', 'Calves and young stock', 'Feed and crops'],
    },
    documents: 'Nine documents',
    included: {
      title: 'What you get',
      items: (pay: string, holiday: string, housing: string) => [
        pay,
        'Overtime, paid on top',
        `${holiday} of paid holiday`,
        `Housing for ${housing}`,
        'A contract that can be extended',
      ],
    },
    notIncluded: {
      title: 'Not included',
      items: [
        'Flights',
        'Visa and embassy fees',
        'Personal expenses',
        'Insurance, unless the host covers it',
        'Local commuting',
      ],
    },
    closing: {
      title: 'Ready for the farm?',
      lede: 'Tell us when you could start.',
      /** What its Apply Now does, beside the button. The hero's opens the form. */
      ask: 'Ask about the application',
      picture: 'A farmer with a crate of apples, and a trainee on a ladder in the tree',
    },
  },
} as const;
