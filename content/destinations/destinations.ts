import type { Destination } from '../types/destination.ts';

/**
 * Every country with a page: the 23 of the route table, and Ireland (requirements, "Routes and links"). Menu, home page,
 * overview and forms list them in this order. Browsers load this list with "Can I go?", so that names and texts are in the
 * country's own file, `content/countries/<slug>.ts`, which exports a constant of the slug's name in camel case.
 */
export const destinations = [
  { slug: 'usa', countryCode: 'us', region: 'americas' },
  { slug: 'germany', countryCode: 'de', region: 'europe' },
  { slug: 'denmark', countryCode: 'dk', region: 'europe' },
  { slug: 'france', countryCode: 'fr', region: 'europe' },
  { slug: 'italy', countryCode: 'it', region: 'europe' },
  { slug: 'spain', countryCode: 'es', region: 'europe' },
  { slug: 'portugal', countryCode: 'pt', region: 'europe' },
  { slug: 'united-kingdom', countryCode: 'gb', region: 'europe' },
  { slug: 'ireland', countryCode: 'ie', region: 'europe' },
  { slug: 'netherlands', countryCode: 'nl', region: 'europe' },
  { slug: 'new-zealand', countryCode: 'nz', region: 'oceania' },
  { slug: 'czech-republic', countryCode: 'cz', region: 'europe' },
  { slug: 'croatia', countryCode: 'hr', region: 'europe' },
  { slug: 'montenegro', countryCode: 'me', region: 'europe' },
  { slug: 'malta', countryCode: 'mt', region: 'europe' },
  { slug: 'greece', countryCode: 'gr', region: 'europe' },
  { slug: 'thailand', countryCode: 'th', region: 'asia' },
  { slug: 'vietnam', countryCode: 'vn', region: 'asia' },
  { slug: 'indonesia', countryCode: 'id', region: 'asia' },
  { slug: 'malaysia', countryCode: 'my', region: 'asia' },
  { slug: 'hong-kong', countryCode: 'hk', region: 'asia' },
  { slug: 'china', countryCode: 'cn', region: 'asia' },
  { slug: 'uae', countryCode: 'ae', region: 'middle-east' },
  { slug: 'bahrain', countryCode: 'bh', region: 'middle-east' },
] as const satisfies Destination[];

export type DestinationSlug = (typeof destinations)[number]['slug'];
