import type { Partner } from './types/common.ts';

/**
 * Seven examples with invented logos (requirements 2, "Home"). The client replaces them by its partners, in any number.
 */
export const partners: Partner[] = [
  { sample: true, name: 'Hotel partner', logo: 'partner-1' },
  { sample: true, name: 'University partner', logo: 'partner-2' },
  { sample: true, name: 'Farm partner', logo: 'partner-3' },
  { sample: true, name: 'Hospital partner', logo: 'partner-4' },
  { sample: true, name: 'Airline partner', logo: 'partner-5' },
  { sample: true, name: 'Restaurant partner', logo: 'partner-6' },
  { sample: true, name: 'Language school partner', logo: 'partner-7' },
];
