import type { ProgrammeSlug } from '../programmes/programme-list.ts';

/** The names of the links from the pages of programmes to "Can I go?". */
export const programmeFinderLinks = {
  'study-abroad': 'Can I study abroad?',
  'virtual-internship': 'Can I do a virtual internship?',
  'international-internship': 'Can I go on an internship?',
  'agriculture-internship': 'Can I go to a farm in Denmark?',
  'medical-internships': 'Can I go on a medical internship?',
  'pathway-program': 'Can I join the Pathway Program?',
  'student-exchange': 'Can I go on an exchange?',
  'professional-immersion': 'Can I join Professional Immersion?',
  'hotel-immersion': 'Can I join Hotel Immersion?',
} as const satisfies Record<ProgrammeSlug, string>;
