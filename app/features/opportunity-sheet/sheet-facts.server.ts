import { factFormats } from '#app/features/eligibility-finder/fact-formats.ts';
import { capitalise } from '#common/capitalise.ts';
import { localiseRule } from '#content/eligibility/localise-rule.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { opportunitySheet } from '#content/opportunity-sheet.ts';
import type { Fact } from '#content/types/common.ts';
import { isLanguageRule } from '#domain/eligibility/country-facts.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';

/**
 * Lists the facts of an offer. The value of a fact that its page doesn't state is "Ask us". Facts that most offers lack are
 * left out instead.
 *
 * @param original the opportunity in English, whose rules are those of the records
 */
export function listSheetFacts(
  { rules }: Opportunity,
  { duration, stipend, isPaid, isAbroad, places, hours }: Opportunity,
  language: Language,
): Fact[] {
  const { facts: labels, askUs, placeInOffer } = opportunitySheet[language];
  const format = factFormats[language];
  const age = rules.find(({ rule }) => rule.kind === 'age')?.rule;
  const languages = rules
    .filter(isLanguageRule)
    .map((rule) => localiseRule(rule, language).requirementText);
  const place = places.length > 0 ? formats[language].list(places, 'and') : placeInOffer;
  const pay = stipend && format.stipend(stipend);
  return [
    { label: labels.duration, value: duration ? format.stay(duration) : askUs },
    ...(pay || isPaid
      ? [{ label: labels.stipend, value: pay?.text ?? askUs, ...(pay && { note: pay.note }) }]
      : []),
    ...(isAbroad ? [{ label: labels.places, value: place }] : []),
    ...(hours ? [{ label: labels.hours, value: hours }] : []),
    {
      label: labels.age,
      value: age?.kind === 'age' ? format.age(age.from, age.to) : askUs,
    },
    ...(languages.length > 0
      ? [{ label: labels.language, value: capitalise(formats[language].list(languages, 'and')) }]
      : []),
  ];
}
