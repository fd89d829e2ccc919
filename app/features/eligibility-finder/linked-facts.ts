import type { FactName } from '#content/eligibility/profile.ts';
import type { Match } from '#domain/eligibility/match.ts';

/** For opportunities by id, the facts whose name is a link to their field. */
export type LinkedFacts = ReadonlyMap<string, readonly FactName[]>;

/**
 * Chooses for each fact that isn't given the first row that depends on it. There its name links to its field; in the rows below it
 * is only text, since the same link in thirty rows would be thirty stops for a keyboard.
 *
 * @param matches in the order of the page
 */
export function chooseLinkedFacts(matches: readonly Match[]): LinkedFacts {
  const seen = new Set<FactName>();
  const linkedFacts = new Map<string, readonly FactName[]>();
  for (const { opportunity, missingFacts } of matches) {
    const first = missingFacts.filter((fact) => !seen.has(fact));
    for (const fact of first) seen.add(fact);
    if (first.length > 0) linkedFacts.set(opportunity.id, first);
  }
  return linkedFacts;
}
