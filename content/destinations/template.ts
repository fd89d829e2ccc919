import type { Action } from '../types/common.ts';
import type { CountryDocuments, Stipend } from '../types/country.ts';

/** What the page of a country is called in search results. */
export const formatCountryTitle = (name: string) => `${name}: programmes and documents`;

/** What the page of every country says alike (requirements 2, "Country template"). */
export const countryTemplate = {
  hero: {
    trail: [{ to: '/destinations', name: 'Destinations' }] satisfies Action[],
    apply: { to: '/contact', name: 'Apply Now' } satisfies Action,
    consultation: { to: '/contact', name: 'Book Free Consultation' } satisfies Action,
    others: { to: '/destinations', name: 'View Other Destinations' } satisfies Action,
  },
  overview: {
    title: 'Overview',
    /** Below the records of `facts`; each names its source and the day on which somebody read it. */
    facts: { title: 'What we have checked', source: 'Source:' },
  },
  placements: {
    title: 'Available Programs',
    /** What the signs on the rulers of months mean. */
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
    /** Where the client has named no towns. */
    locationInOffer: 'Named in your offer',
    /** The stipend of a placement that publishes none. */
    askUs: 'Ask us',
    per: { month: 'per month', year: 'per year' } satisfies Record<Stipend['per'], string>,
  },
  eligibility: { title: 'Eligibility' },
  documents: {
    title: 'Required Documents',
    /** True of every country, so that no country's own text says it. */
    visa: 'The country’s embassy or immigration office decides about your visa, and nobody can promise you the result. What it asks can change: we tell you what it asks at the time, before you book anything. Do not travel on a tourist visa to start work or an internship.',
    groups: {
      required: 'Required for All',
      programSpecific: 'Program-Specific',
      visa: 'Visa Documents',
    } satisfies Record<keyof CountryDocuments, string>,
  },
  inclusions: {
    benefits: 'Program Benefits',
    /** The name of the two tabs together, for those who don't see them. */
    tabs: 'Included and not included',
    included: "What's Included",
    notIncluded: 'Not Included',
  },
  closing: {
    apply: { to: '/contact', name: 'Apply Now' } satisfies Action,
    advisor: { to: '/contact', name: 'Talk to an Advisor' } satisfies Action,
    more: { to: '/destinations', name: 'Explore More Countries' } satisfies Action,
  },
};
