import { getCountryName } from '#content/destinations/country-names.ts';
import type { Language } from '#content/language.ts';
import { listCountriesWithoutPage } from '#content/programme-pages/medical-countries.ts';
import { programmes } from '#content/programmes/programmes.ts';
import type { DurationUnit } from '#content/types/duration.ts';
import type { Option } from '../form.ts';
import { createDurationOption } from './application-options.ts';
import { getTexts } from './texts.ts';

/** The options that a programme's own page offers in addition to the lists of the specification. */
type ExtraOptions = { destinations?: readonly Option[]; durations?: readonly Option[] };

type Programme = (typeof programmes)[number];
type ApplicationProgramme = Extract<Programme, { form: 'application' }>;

/** The slug of a programme with the shared form (requirements 2, "Application pages"). */
type ApplicationSlug = ApplicationProgramme['slug'];

/** The slugs of the programmes with the shared form, in the order of the menu. */
export const applicationSlugs: readonly ApplicationSlug[] = programmes
  .filter((programme): programme is ApplicationProgramme => programme.form === 'application')
  .map(({ slug }) => slug);

/** Whether a slug is that of a programme with the shared form. */
export function isApplicationSlug(slug: string): slug is ApplicationSlug {
  return applicationSlugs.some((candidate) => candidate === slug);
}

/**
 * The options that programmes' own pages add (requirements, "The shared application form"). The general lists already
 * have Greece, the twelfth country of the medical internships, and the 12 and 18 months of agriculture. A programme in Bangladesh
 * begins with that destination chosen.
 */
function createExtraOptions(language: Language): Partial<Record<ApplicationSlug, ExtraOptions>> {
  const createDurations = (unit: DurationUnit, ...counts: number[]) =>
    counts.map((count) => createDurationOption(count, unit, language));
  const atHome = [{ value: 'bangladesh', label: getTexts(language).optionLabels.bangladesh }];
  return {
    'virtual-internship': { destinations: atHome, durations: createDurations('months', 1, 2, 4) },
    'hotel-immersion': { destinations: atHome, durations: createDurations('days', 1, 8, 9, 10) },
    'professional-immersion': { destinations: atHome, durations: createDurations('days', 1, 2, 3) },
    'student-exchange': { durations: createDurations('months', 2, 4, 5) },
    'medical-internships': {
      destinations: listCountriesWithoutPage(language).map(({ id, name }) => ({
        value: id,
        label: name,
      })),
      durations: createDurations('weeks', 2, 4, 6, 8, 10, 12),
    },
    'agriculture-internship': {
      destinations: [{ value: 'denmark', label: getCountryName('denmark', language) }],
    },
  };
}

/** @returns an empty object for a slug that isn't a programme, or no longer is one */
export function getExtraOptions(slug: string, language: Language): ExtraOptions {
  return (isApplicationSlug(slug) && createExtraOptions(language)[slug]) || {};
}
