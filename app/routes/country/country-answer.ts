import { createFinderPath } from '#app/features/eligibility-finder/finder-paths.ts';
import { finderTexts } from '#app/features/eligibility-finder/finder-texts.server.ts';
import {
  explainIneligibility,
  listOpenPoints,
} from '#app/features/eligibility-finder/format-opportunity.ts';
import { countryPage } from '#content/destinations/country-page.ts';
import { factNames, type Profile } from '#content/eligibility/profile.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import type { Action } from '#content/types/common.ts';
import type { Country } from '#content/types/country.ts';
import { evaluateRule } from '#domain/eligibility/evaluate-rule.ts';
import { findOpportunity } from '#domain/eligibility/find-opportunity.ts';
import { type FinderQuery, hasProfileValues } from '#domain/eligibility/finder-query.ts';
import { type Match, matchOpportunity } from '#domain/eligibility/match.ts';

/** The answer of "Can I go?" for the placements of a country. */
export type CountryAnswer = {
  /** The link back to the whole answer. */
  back: Action;
  /** One line per placement: 'You can apply: age, studies, English and passport fit.' */
  lines: string[];
};

/**
 * Answers the sentence in a country's address. For the loader.
 *
 * @returns undefined if the address has no sentence
 */
export function createCountryAnswer(
  placements: Country['placements'],
  query: FinderQuery,
  language: Language,
): CountryAnswer | undefined {
  if (!hasProfileValues(query)) return undefined;
  const { answer } = countryPage[language];
  return {
    back: { to: createFinderPath(query), name: answer.back },
    lines: placements.flatMap(({ id, title }) => {
      const opportunity = findOpportunity(id, language);
      if (!opportunity) return [];
      const line = describeMatch(
        matchOpportunity(opportunity, query.profile),
        query.profile,
        language,
      );
      return placements.length > 1 ? `${title}: ${line}` : line;
    }),
  };
}

function describeMatch(match: Match, profile: Profile, language: Language): string {
  const texts = countryPage[language].answer;
  const finder = finderTexts[language];
  const { almost, sentence } = finder.results;
  switch (match.group) {
    case 'now':
      return [
        texts.now(formats[language].list(listMetFacts(match, profile, texts.facts), 'and')),
        ...listOpenPoints(match, finder),
      ].join(' ');
    case 'could-fit':
      return [texts.couldFit, ...listOpenSentences(match, language)].join(' ');
    case 'almost':
      return [
        texts.almost,
        ...match.unmet.map(({ requirementText }) => sentence(almost.missing, requirementText)),
        ...listOpenSentences(match, language),
      ].join(' ');
    case 'not-yet':
      return `${texts.notYet} ${explainIneligibility(match, finder)}`;
  }
}

/** What is still open: the facts that aren't given, and what a person decides. */
function listOpenSentences(match: Match, language: Language): string[] {
  const finder = finderTexts[language];
  const { couldFit, sentence } = finder.results;
  const facts = match.missingFacts.map((fact) => couldFit.facts[fact]);
  return [
    ...(facts.length > 0
      ? [sentence(couldFit.dependsOn, formats[language].list(facts, 'and'))]
      : []),
    ...listOpenPoints(match, finder),
  ];
}

/** The names of the facts whose rules the profile meets, in the order of the sentence. */
function listMetFacts(
  { opportunity: { rules } }: Match,
  profile: Profile,
  names: Record<(typeof factNames)[number], string>,
): string[] {
  const met = new Set<string>(
    rules.filter(({ rule }) => evaluateRule(rule, profile) === 'met').map(({ rule }) => rule.kind),
  );
  return factNames.filter((fact) => met.has(fact)).map((fact) => names[fact]);
}
