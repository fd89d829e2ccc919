import type { Duration } from '../vocabulary/country.ts';
import { medicalInternships } from './medical-internships.ts';
import type { ProgrammeSlug } from './programmes.ts';

/** How, how long and where a programme takes place, as far as its page says so. */
export type CourseInstanceFacts = {
  mode?: 'onsite' | 'online' | 'blended';
  /** From the shortest to the longest. */
  duration: { from: number; to: number; unit: 'days' | 'weeks' | Duration['unit'] };
  countries?: string[];
};

/**
 * What search engines are told of each programme (requirements 9). Its page has the same figures in its texts; they are
 * not part of them, since what a loader gives travels to the browser. A test holds the pages against these.
 */
export const courseInstances: Record<ProgrammeSlug, CourseInstanceFacts> = {
  'study-abroad': { mode: 'onsite', duration: { from: 1, to: 4, unit: 'years' } },
  'virtual-internship': { mode: 'online', duration: { from: 1, to: 4, unit: 'months' } },
  'international-internship': { mode: 'onsite', duration: { from: 3, to: 24, unit: 'months' } },
  'agriculture-internship': {
    mode: 'onsite',
    duration: { from: 12, to: 18, unit: 'months' },
    countries: ['Denmark'],
  },
  'medical-internships': {
    mode: 'onsite',
    duration: { from: 2, to: 12, unit: 'weeks' },
    countries: medicalInternships.countries.regions.flatMap(({ countries }) => countries),
  },
  'pathway-program': { duration: { from: 6, to: 24, unit: 'months' } },
  'student-exchange': { mode: 'onsite', duration: { from: 2, to: 6, unit: 'months' } },
  'professional-immersion': { mode: 'onsite', duration: { from: 1, to: 3, unit: 'days' } },
  'hotel-immersion': { mode: 'onsite', duration: { from: 10, to: 10, unit: 'days' } },
};
