import type { Duration } from '../vocabulary/country.ts';
import type { ProgrammeSlug } from './programmes.ts';

/** How long each programme takes, as requirements 9 has it for the overview. */
export const programmeDurations = {
  'study-abroad': { from: 1, to: 4, unit: 'years' },
  'virtual-internship': { from: 1, to: 4, unit: 'months' },
  'international-internship': { from: 3, to: 24, unit: 'months' },
  'agriculture-internship': { from: 12, to: 18, unit: 'months' },
  'medical-internships': { from: 2, to: 12, unit: 'weeks' },
  'pathway-program': { from: 6, fromUnit: 'months', to: 2, unit: 'years' },
  'student-exchange': { from: 2, to: 6, unit: 'months' },
  'professional-immersion': { from: 1, to: 3, unit: 'days' },
  'hotel-immersion': { from: 8, to: 10, unit: 'days' },
} satisfies Record<ProgrammeSlug, Duration>;
