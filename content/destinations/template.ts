import type { FactName } from '#domain/eligibility/profile.ts';
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
    consultation: 'Book Free Consultation',
    others: { to: '/destinations', name: 'View Other Destinations' } satisfies Action,
  },
  /** The row of facts: the labels of the length and the age. */
  facts: { title: 'Key facts', stay: 'Length', usualStay: 'Typical length', age: 'Age' },
  /** The answer of "Can I go?" for the sentence in the address. */
  answer: {
    /** The link back to the answer, in the breadcrumb. */
    back: 'Your answer',
    facts: {
      age: 'age',
      studies: 'studies',
      field: 'field',
      experience: 'work experience',
      english: 'English',
      passport: 'passport',
    } satisfies Record<FactName, string>,
    /** @param facts 'age, studies, English and passport'; empty if the offer has no rules */
    now: (facts: string) => (facts ? `You can apply: ${facts} fit.` : 'You can apply.'),
    couldFit: 'It could fit.',
    almost: 'Almost.',
    notYet: 'Not yet.',
  },
  /** For the sheet, which says who decides. */
  visaAuthority,
  overview: { title: 'Overview' },
  placements: {
    title: 'Available Programs',
    facts: {
      stipend: 'Stipend',
      duration: 'Duration',
      positions: 'Typical positions',
      location: 'Location',
      hours: 'Hours',
    },
    apply: { internship: 'Apply for this internship', placement: 'Apply for this placement' },
    /** Shown as the stipend when the placement publishes none. */
    askUs: 'Ask us',
    per: { month: 'per month', year: 'per year' } satisfies Record<Stipend['per'], string>,
  },
  eligibility: { title: 'Eligibility' },
  documents: {
    title: 'Required Documents',
    /** Holds for every country, so no country's own text repeats it. */
    visa: `${visaAuthority} decides about your visa, and nobody can promise it. We tell you what it asks before you book anything. Do not travel on a tourist visa to work.`,
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
