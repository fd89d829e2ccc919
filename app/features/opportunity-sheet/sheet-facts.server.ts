import { capitalise } from '#common/capitalise.ts';
import { formatUsualStay } from '#content/destinations/placement-stay.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { opportunitySheet } from '#content/opportunity-sheet.ts';
import type { Fact } from '#content/types/common.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';

/** Returns what an offer pays: "Ask us" if the amount isn't published, and nothing if the offer pays nothing. */
export function listPay({ stipend, isPaid }: Opportunity, language: Language): Fact[] {
  const { facts, askUs, stipendNote, orMore } = opportunitySheet[language];
  if (!stipend) return isPaid ? [{ label: facts.stipend, value: askUs }] : [];
  const { money, moneyRange } = formats[language];
  const { from, to } = stipend.taka;
  const taka = to === undefined ? orMore(money(from, 'BDT')) : moneyRange({ from, to }, 'BDT');
  return [
    {
      label: stipend.typed.isSalary ? facts.salary : facts.stipend,
      value: stipend.text,
      note: stipendNote[stipend.per](taka.replace('BDT ', 'BDT\u00a0')),
    },
  ];
}

/** Returns how long an offer takes, or nothing if its page doesn't say it. */
export function listStay({ duration }: Opportunity, language: Language): Fact[] {
  if (!duration) return [];
  const { text, usual } = duration;
  const value = usual ? capitalise(formatUsualStay[language](text)) : text;
  return [{ label: opportunitySheet[language].facts.duration, value }];
}

/** Lists the facts of an offer. A fact that its page doesn't state is left out (DECISIONS, "What a page may say"). */
export function listSheetFacts(opportunity: Opportunity, language: Language): Fact[] {
  const { isAbroad, places, hours } = opportunity;
  const { facts } = opportunitySheet[language];
  const place = formats[language].list(places, 'and');
  return [
    ...listPay(opportunity, language),
    ...listStay(opportunity, language),
    ...(isAbroad && place ? [{ label: facts.places, value: place }] : []),
    ...(hours ? [{ label: facts.hours, value: hours }] : []),
  ];
}
