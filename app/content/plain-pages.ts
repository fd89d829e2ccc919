import type { ProgrammeSlug } from './programmes/programmes.ts';
import { programmes } from './programmes/programmes.ts';
import type { Brief } from './vocabulary/nouns.ts';

const consultation = { to: '/contact', name: 'Book Free Consultation' };

const programmeTexts: Partial<Record<ProgrammeSlug, string>> = {
  'agriculture-internship':
    'A livestock traineeship on a Danish farm, with a stipend of EUR 1,600 to 2,130 per month plus overtime.',
};

const programmePages = Object.fromEntries(
  programmes.flatMap(({ slug, name, path, applicationPath }) => {
    const lede = programmeTexts[slug];
    if (!lede) return [];
    const apply = { to: applicationPath, name: 'Apply Now' };
    const page = { title: name, lede, actions: [apply, consultation] };
    return [[path.slice(1), page] as const];
  }),
);

/** The screens that share one plain page, by route id (routes.ts). */
export const plainPages: Record<string, Brief> = {
  ...programmePages,
};
