import type { ListedProgramme } from '../types/programme.ts';

/**
 * The programmes in the menu's order (requirements 2, "Site header" and the route table). The browser loads this
 * list, so the long texts are in `records.ts`. `programmes.ts` adds the URL paths.
 */
export const programmeList = [
  { slug: 'study-abroad', name: 'Study Abroad', icon: 'graduation-cap', form: 'study-abroad' },
  {
    slug: 'virtual-internship',
    name: 'Virtual Internship',
    icon: 'laptop',
    form: 'application',
    atHome: true,
  },
  {
    slug: 'international-internship',
    name: 'International Internship',
    icon: 'globe',
    form: 'international-internship',
  },
  {
    slug: 'agriculture-internship',
    name: 'Agriculture Internship',
    icon: 'sprout',
    form: 'application',
  },
  {
    slug: 'medical-internships',
    name: 'Medical Internships Abroad',
    icon: 'stethoscope',
    form: 'application',
  },
  { slug: 'pathway-program', name: 'Pathway Program', icon: 'route', form: 'application' },
  { slug: 'student-exchange', name: 'Student Exchange', icon: 'exchange', form: 'application' },
  {
    slug: 'professional-immersion',
    name: 'Professional Immersion',
    icon: 'briefcase-business',
    form: 'application',
    atHome: true,
  },
  {
    slug: 'hotel-immersion',
    name: 'Hotel Immersion',
    icon: 'concierge-bell',
    form: 'application',
    atHome: true,
  },
] as const satisfies ListedProgramme[];

export type ProgrammeSlug = (typeof programmeList)[number]['slug'];
