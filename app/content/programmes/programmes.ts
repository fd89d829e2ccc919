import type { IconName } from '../../components/ui/icon/icon.tsx';

export type Programme = { slug: string; name: string; icon: IconName };

/** The nine programmes in the menu's order (SPEC section 2, "Site header" and the route table). */
export const programmes = [
  { slug: 'study-abroad', name: 'Study Abroad', icon: 'graduation-cap' },
  { slug: 'virtual-internship', name: 'Virtual Internship', icon: 'laptop' },
  { slug: 'international-internship', name: 'International Internship', icon: 'globe' },
  { slug: 'agriculture-internship', name: 'Agriculture Internship', icon: 'sprout' },
  { slug: 'medical-internships', name: 'Medical Internships Abroad', icon: 'stethoscope' },
  { slug: 'pathway-program', name: 'Pathway Program', icon: 'route' },
  { slug: 'student-exchange', name: 'Student Exchange', icon: 'exchange' },
  { slug: 'professional-immersion', name: 'Professional Immersion', icon: 'briefcase-business' },
  { slug: 'hotel-immersion', name: 'Hotel Immersion', icon: 'concierge-bell' },
] as const satisfies Programme[];

export type ProgrammeSlug = (typeof programmes)[number]['slug'];
