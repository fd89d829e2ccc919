import { factFormats } from '#app/features/eligibility-finder/fact-formats.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { opportunitySheet } from '#content/opportunity-sheet.ts';
import type { Fact } from '#content/types/common.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';

/**
 * Lists the facts of an offer. The value of a fact that its page doesn't state is "Ask us". Facts that most offers lack are
 * left out instead.
 */
export function listSheetFacts(
  { duration, stipend, isPaid, isAbroad, places, hours }: Opportunity,
  language: Language,
): Fact[] {
  const { facts: labels, askUs, placeInOffer } = opportunitySheet[language];
  const format = factFormats[language];
  const place = places.length > 0 ? formats[language].list(places, 'and') : placeInOffer;
  const pay = stipend && format.stipend(stipend);
  return [
    { label: labels.duration, value: duration ? format.stay(duration) : askUs },
    ...(pay || isPaid
      ? [{ label: labels.stipend, value: pay?.text ?? askUs, ...(pay && { note: pay.note }) }]
      : []),
    ...(isAbroad ? [{ label: labels.places, value: place }] : []),
    ...(hours ? [{ label: labels.hours, value: hours }] : []),
  ];
}
