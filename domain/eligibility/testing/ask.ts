import { expect } from 'vitest';
import { evaluateEligibility } from '../eligibility-results.ts';
import { parseFinderQuery } from '../finder-query.ts';
import type { Match } from '../match.ts';
import { opportunities } from '../opportunities.ts';

/** A sentence with these facts meets every general rule. */
export const student =
  'age=21&studies=year-3&field=business&experience=none&english=basic&passport=2-years';

/** The profile of a query, all of whose parameters must be known. */
export const parseProfile = (query: string) => {
  const { profile, ignored } = parseFinderQuery(new URLSearchParams(query));
  expect(ignored).toEqual([]);
  return profile;
};

/** Returns the match, or undefined if the offer is elsewhere than wished. Pauses don't count. */
export function ask(query: string, id: string): Match | undefined {
  const profile = parseProfile(query);
  const offers = opportunities.map(({ paused: _, ...offer }) => offer);
  const results = evaluateEligibility({ profile, sort: 'fit' }, offers);
  const { eligible, couldFit, nearlyEligible, notEligible } = results;
  return [...eligible, ...couldFit, ...nearlyEligible, ...notEligible].find(
    ({ opportunity }) => opportunity.id === id,
  );
}
