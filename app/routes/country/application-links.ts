import { getPrefilledAnswers } from '#app/features/submission-form/prefilled-answers.ts';
import type { Language } from '#content/language.ts';
import { getProgrammeName } from '#content/names.ts';
import { getPause } from '#content/programmes/get-pause.ts';
import { findProgramme } from '#content/programmes/programmes.ts';
import type { Action } from '#content/types/common.ts';
import type { Placement } from '#content/types/country.ts';
import { findForm } from '#domain/submissions/forms/forms.ts';

/**
 * Creates the links to the application forms that offer a country, with the country chosen:
 * '/apply/international-internship?destination=germany'. A country whose open placements have several forms gets one link
 * for each, whose name ends with its programme: 'Apply online: Medical Internships Abroad'.
 *
 * @param name the name of a single link: 'Apply online'
 * @returns an empty list when no form of an open placement offers the country
 */
export function createApplicationLinks(
  country: string,
  placements: readonly Pick<Placement, 'paused' | 'programme'>[],
  name: string,
  language: Language = 'en',
): Action[] {
  const query = new URLSearchParams({ destination: country });
  const open = placements
    .filter((placement) => !getPause(placement))
    .map(({ programme = 'international-internship' }) => programme);
  const programmes = [...new Set(open)].filter((slug) => {
    const form = findForm(findProgramme(slug).form, 'en', slug);
    return form !== undefined && 'preferredDestination' in getPrefilledAnswers(form, query);
  });
  return programmes.map((slug) => ({
    to: `${findProgramme(slug).applicationPath}?${query}`,
    name: programmes.length > 1 ? `${name}: ${getProgrammeName(slug, language)}` : name,
  }));
}
