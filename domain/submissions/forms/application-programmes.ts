import { programmes } from '#content/programmes/programmes.ts';
import type { Option } from '../form.ts';

/** The options that a programme's own page offers in addition to the lists of the specification. */
type ExtraOptions = { destinations?: readonly Option[]; durations?: readonly Option[] };

type Programme = (typeof programmes)[number];
type ApplicationProgramme = Extract<Programme, { form: 'application' }>;

/** The slug of a programme with the shared form (requirements 2, "Application pages"). */
export type ApplicationSlug = ApplicationProgramme['slug'];

/** In the order of the menu. */
export const applicationSlugs: readonly ApplicationSlug[] = programmes
  .filter((programme): programme is ApplicationProgramme => programme.form === 'application')
  .map(({ slug }) => slug);

export function isApplicationSlug(slug: string): slug is ApplicationSlug {
  return applicationSlugs.some((candidate) => candidate === slug);
}

/**
 * The options that programmes' own pages add (requirements, "The shared application form"). The general lists already
 * have Greece, the twelfth country of the medical internships, and the 12 and 18 months of agriculture.
 */
const extraOptionsByProgramme: Partial<Record<ApplicationSlug, ExtraOptions>> = {
  'hotel-immersion': {
    durations: [
      { value: '1-day', label: '1 day' },
      { value: '10-days', label: '10 days' },
    ],
  },
  'professional-immersion': {
    durations: [
      { value: '1-day', label: '1 day' },
      { value: '2-days', label: '2 days' },
      { value: '3-days', label: '3 days' },
    ],
  },
  'medical-internships': {
    destinations: [
      { value: 'argentina', label: 'Argentina' },
      { value: 'mexico', label: 'Mexico' },
      { value: 'peru', label: 'Peru' },
      { value: 'jamaica', label: 'Jamaica' },
      { value: 'cambodia', label: 'Cambodia' },
      { value: 'mongolia', label: 'Mongolia' },
      { value: 'nepal', label: 'Nepal' },
      { value: 'sri-lanka', label: 'Sri Lanka' },
      { value: 'ghana', label: 'Ghana' },
      { value: 'kenya', label: 'Kenya' },
      { value: 'tanzania', label: 'Tanzania' },
    ],
    durations: [
      { value: '2-weeks', label: '2 weeks' },
      { value: '4-weeks', label: '4 weeks' },
      { value: '6-weeks', label: '6 weeks' },
      { value: '8-weeks', label: '8 weeks' },
      { value: '10-weeks', label: '10 weeks' },
      { value: '12-weeks', label: '12 weeks' },
    ],
  },
  'agriculture-internship': { destinations: [{ value: 'denmark', label: 'Denmark' }] },
};

/** @returns an empty object for a slug that isn't a programme, or no longer is one */
export function getExtraOptions(slug: string): ExtraOptions {
  return (isApplicationSlug(slug) && extraOptionsByProgramme[slug]) || {};
}
