import type { Destination } from '../types/country.ts';

/**
 * Every country with a page: the 23 of the route table, and Ireland (requirements, "Routes and links"). Menu, home page,
 * overview and forms list them in this order. Every page loads this list with the menu, so the long texts are in
 * `records.ts`.
 */
export const destinations = [
  { slug: 'usa', name: 'USA', countryCode: 'us', region: 'americas' },
  { slug: 'germany', name: 'Germany', countryCode: 'de', region: 'europe' },
  { slug: 'denmark', name: 'Denmark', countryCode: 'dk', region: 'europe' },
  { slug: 'france', name: 'France', countryCode: 'fr', region: 'europe' },
  { slug: 'italy', name: 'Italy', countryCode: 'it', region: 'europe' },
  { slug: 'spain', name: 'Spain', countryCode: 'es', region: 'europe' },
  { slug: 'portugal', name: 'Portugal', countryCode: 'pt', region: 'europe' },
  { slug: 'united-kingdom', name: 'United Kingdom', countryCode: 'gb', region: 'europe' },
  { slug: 'ireland', name: 'Ireland', countryCode: 'ie', region: 'europe' },
  { slug: 'netherlands', name: 'Netherlands', countryCode: 'nl', region: 'europe' },
  { slug: 'new-zealand', name: 'New Zealand', countryCode: 'nz', region: 'oceania' },
  { slug: 'czech-republic', name: 'Czech Republic', countryCode: 'cz', region: 'europe' },
  { slug: 'croatia', name: 'Croatia', countryCode: 'hr', region: 'europe' },
  { slug: 'montenegro', name: 'Montenegro', countryCode: 'me', region: 'europe' },
  { slug: 'malta', name: 'Malta', countryCode: 'mt', region: 'europe' },
  { slug: 'greece', name: 'Greece', countryCode: 'gr', region: 'europe' },
  { slug: 'thailand', name: 'Thailand', countryCode: 'th', region: 'asia' },
  { slug: 'vietnam', name: 'Vietnam', countryCode: 'vn', region: 'asia' },
  { slug: 'indonesia', name: 'Indonesia', countryCode: 'id', region: 'asia' },
  { slug: 'malaysia', name: 'Malaysia', countryCode: 'my', region: 'asia' },
  { slug: 'hong-kong', name: 'Hong Kong', countryCode: 'hk', region: 'asia' },
  { slug: 'china', name: 'China', countryCode: 'cn', region: 'asia' },
  { slug: 'uae', name: 'United Arab Emirates', countryCode: 'ae', region: 'middle-east' },
  { slug: 'bahrain', name: 'Bahrain', countryCode: 'bh', region: 'middle-east' },
] as const satisfies Destination[];

export type DestinationSlug = (typeof destinations)[number]['slug'];
