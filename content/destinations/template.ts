import type { Action } from '../types/common.ts';
import type { CountryDocuments, Stipend } from '../types/country.ts';

/** Creates the title of a country's page in search results. */
export const formatCountryTitle = (name: string) => `${name}: programmes and documents`;

/** Who decides about a visa, in words that hold for every country. They state nothing about a certain embassy. */
const visaAuthority = 'The country’s embassy or immigration office';

/** The texts that all country pages share (requirements 2, "Country template"). */
export const countryTemplate = {
  hero: {
    trail: [{ to: '/destinations', name: 'Destinations' }] satisfies Action[],
    apply: 'Apply Now',
    applyOnline: 'Apply online',
    consultation: 'Book Free Consultation',
    others: { to: '/destinations', name: 'View Other Destinations' } satisfies Action,
  },
  factsBar: {
    /** The heading, for assistive technology only. */
    title: 'Key facts',
    labels: {
      stipend: 'Stipend',
      duration: 'How long',
      age: 'Age',
      language: 'Language',
      visa: 'Who decides the visa',
    },
    visa: { text: visaAuthority, note: 'We do not decide, and nobody can promise the result.' },
    /** Shown if the country's page doesn't state the fact. */
    askUs: 'Ask us',
  },
  overview: {
    title: 'Overview',
    /** The heading of the section `facts`. Each fact names its source and the day on which somebody checked it. */
    facts: { title: 'What we have checked', source: 'Source:' },
  },
  placements: {
    title: 'Available Programs',
    /** The legend of the bars that show durations in months. */
    rulerKey: {
      shortest: 'Shortest stay',
      longest: 'Up to the longest stay',
      choice: 'A length you can choose',
      cell: 'One cell is one month',
    },
    facts: {
      stipend: 'Stipend',
      duration: 'Duration',
      positions: 'Typical positions',
      location: 'Location',
      hours: 'Hours',
    },
    /** Shown as the location when the client has named no towns. */
    locationInOffer: 'Named in your offer',
    /** Shown as the stipend when the placement publishes none. */
    askUs: 'Ask us',
    per: { month: 'per month', year: 'per year' } satisfies Record<Stipend['per'], string>,
  },
  eligibility: { title: 'Eligibility' },
  documents: {
    title: 'Required Documents',
    /** Holds for every country, so no country's own text repeats it. */
    visa: `${visaAuthority} decides about your visa, and nobody can promise you the result. What it asks can change: we tell you what it asks at the time, before you book anything. Do not travel on a tourist visa to start work or an internship.`,
    groups: {
      required: 'Required for All',
      programSpecific: 'Program-Specific',
      visa: 'Visa Documents',
    } satisfies Record<keyof CountryDocuments, string>,
  },
  inclusions: {
    benefits: 'Program Benefits',
    /** The accessible name of the group of two tabs. */
    tabs: 'Included and not included',
    included: "What's Included",
    notIncluded: 'Not Included',
  },
  closing: {
    apply: 'Apply Now',
    advisor: 'Talk to an Advisor',
    more: { to: '/destinations', name: 'Explore More Countries' } satisfies Action,
  },
};
