import type { Partner } from './vocabulary/nouns.ts';

/**
 * SAMPLE DATA: names and marks of no real institution (requirements, "Identity"). The client's seven
 * partners, or as many as there are, take their place here.
 */
export const partners: Partner[] = [
  { name: 'Sample Hotels', logo: 'partner-1' },
  { name: 'Sample University', logo: 'partner-2' },
  { name: 'Sample Farms', logo: 'partner-3' },
  { name: 'Sample Clinics', logo: 'partner-4' },
  { name: 'Sample Airways', logo: 'partner-5' },
  { name: 'Sample Kitchens', logo: 'partner-6' },
  { name: 'Sample Languages', logo: 'partner-7' },
];
