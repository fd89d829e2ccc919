import { listings } from '#domain/eligibility/opportunities.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Answers } from './form.ts';
import { findPreferredCountry } from './preferred-country.server.ts';

/**
 * Returns what an applicant has applied for: the programme's placements in the preferred country, or the programme itself when
 * it has none there.
 *
 * @param programme its slug
 * @param answers undefined where they may not be shown
 * @returns several offers when a country has several; none when the form belongs to no programme
 */
export function findAppliedOffers(
  programme: string | undefined,
  answers: Answers | undefined,
): readonly Opportunity[] {
  const offered = listings.filter((offer) => offer.programme === programme);
  const destination = findPreferredCountry(answers);
  const there = offered.filter(({ country }) => country && country.slug === destination);
  return there.length > 0 ? there : offered.filter(({ kind }) => kind === 'programme');
}
