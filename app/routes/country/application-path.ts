import { getPrefilledAnswers } from '#app/features/submission-form/prefilled-answers.ts';
import { getPause } from '#content/programmes/get-pause.ts';
import { findProgramme } from '#content/programmes/programmes.ts';
import type { Placement } from '#content/types/country.ts';
import { findForm } from '#domain/submissions/forms/forms.ts';

/**
 * Finds the application form that offers a country, with the country chosen:
 * '/apply/international-internship?destination=germany'.
 *
 * @returns undefined when no form of an open placement offers the country
 */
export function findApplicationPath(
  country: string,
  placements: readonly Pick<Placement, 'paused' | 'programme'>[],
): string | undefined {
  const query = new URLSearchParams({ destination: country });
  const placement = placements.find((candidate) => {
    if (getPause(candidate)) return false;
    const { form: slug } = getProgramme(candidate);
    const form = findForm(slug, 'en', candidate.programme);
    return form !== undefined && 'preferredDestination' in getPrefilledAnswers(form, query);
  });
  return placement && `${getProgramme(placement).applicationPath}?${query}`;
}

const getProgramme = ({ programme = 'international-internship' }: Pick<Placement, 'programme'>) =>
  findProgramme(programme);
