import type { ListedProgramme } from '../types/programme.ts';

/**
 * The programmes in the menu's order (requirements 2, "Site header" and the route table). `programmes.ts` adds the URL
 * paths. The texts of a programme and of its page are in `content/programme-pages/<slug>.ts`, which exports `programme`, and the page
 * as a constant of the slug's name in camel case.
 */
export const programmeList = [
  {
    slug: 'study-abroad',
    names: { en: 'Study Abroad', bn: 'বিদেশে পড়াশোনা' },
    icon: 'graduation-cap',
    form: 'study-abroad',
  },
  {
    slug: 'virtual-internship',
    names: { en: 'Virtual Internship', bn: 'ভার্চুয়াল ইন্টার্নশিপ' },
    icon: 'laptop',
    form: 'application',
    atHome: true,
  },
  {
    slug: 'international-internship',
    names: { en: 'International Internship', bn: 'ইন্টারন্যাশনাল ইন্টার্নশিপ' },
    icon: 'globe',
    form: 'international-internship',
  },
  {
    slug: 'agriculture-internship',
    names: { en: 'Agriculture Internship', bn: 'কৃষি ইন্টার্নশিপ' },
    icon: 'sprout',
    form: 'application',
  },
  {
    slug: 'medical-internships',
    names: { en: 'Medical Internships Abroad', bn: 'বিদেশে মেডিকেল ইন্টার্নশিপ' },
    icon: 'stethoscope',
    form: 'application',
  },
  {
    slug: 'pathway-program',
    names: { en: 'Pathway Program', bn: 'পাথওয়ে প্রোগ্রাম' },
    icon: 'route',
    form: 'application',
  },
  {
    slug: 'student-exchange',
    names: { en: 'Student Exchange', bn: 'স্টুডেন্ট এক্সচেঞ্জ' },
    icon: 'exchange',
    form: 'application',
  },
  {
    slug: 'professional-immersion',
    names: { en: 'Professional Immersion', bn: 'প্রফেশনাল ইমারশন' },
    icon: 'briefcase-business',
    form: 'application',
    atHome: true,
  },
  {
    slug: 'hotel-immersion',
    names: { en: 'Hotel Immersion', bn: 'হোটেল ইমারশন' },
    icon: 'concierge-bell',
    form: 'application',
    atHome: true,
  },
] as const satisfies ListedProgramme[];

export type ProgrammeSlug = (typeof programmeList)[number]['slug'];
