import type { ProgrammeSlug } from './programmes/programmes.ts';
import { findProgramme, programmes } from './programmes/programmes.ts';
import type { Brief } from './vocabulary/nouns.ts';

const consultation = { to: '/contact', name: 'Book Free Consultation' };

const programmeTexts: Partial<Record<ProgrammeSlug, string>> = {
  'agriculture-internship':
    'A livestock traineeship on a Danish farm, with a stipend of EUR 1,600 to 2,130 per month plus overtime.',
  'professional-immersion': 'Seminars and site visits that prepare you for a career in hotels.',
  'hotel-immersion':
    'Front Office, Housekeeping, Food & Beverage, Sales & Marketing: a working hotel from the inside.',
};

const programmePages = Object.fromEntries(
  programmes.flatMap(({ slug, name, path, applicationPath }) => {
    const lede = programmeTexts[slug];
    if (!lede) return [];
    const apply = slug === 'hotel-immersion' ? '/contact' : applicationPath;
    const page = { title: name, lede, actions: [{ to: apply, name: 'Apply Now' }, consultation] };
    return [[path.slice(1), page] as const];
  }),
);

/** The seven of the apply hub (SPEC section 2). */
const hubProgrammes: ProgrammeSlug[] = [
  'international-internship',
  'study-abroad',
  'pathway-program',
  'student-exchange',
  'virtual-internship',
  'hotel-immersion',
  'professional-immersion',
];

/** The screens that share one plain page, by route id (routes.ts). */
export const plainPages: Record<string, Brief> = {
  ...programmePages,
  apply: {
    title: 'Apply',
    lede: 'Choose your programme. The form takes your studies, your dates and where you want to go.',
    actions: hubProgrammes.map((slug) => {
      const { applicationPath, name } = findProgramme(slug);
      return { to: applicationPath, name };
    }),
  },
};
