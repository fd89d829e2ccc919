import { capitalise } from '#common/capitalise.ts';
import type { EligibilityRule } from '#content/types/eligibility.ts';
import type { FinderTexts } from '#content/types/finder-texts.ts';
import type { Match } from '#domain/eligibility/match.ts';
import type {
  Opportunity,
  OpportunityDuration,
  OpportunityStipend,
} from '#domain/eligibility/opportunity.ts';

/** The short title of an opportunity: the name of its country, or of the programme. */
export const getTitle = ({ country, name }: Opportunity) => country?.name ?? name;

/** Formats a stipend: 'a month' and 'about BDT 112,000-168,000'. An amount without an upper limit ends with 'or more'. */
export function formatStipend(
  stipend: Pick<OpportunityStipend, 'per' | 'taka'>,
  texts: FinderTexts,
): { per: string; taka: string } {
  const { about, per } = texts.results.option;
  const taka = nameMonth(about(formatTaka(stipend, texts)), stipend, texts);
  return { per: per[stipend.per], taka };
}

/** Says that an amount in taka is monthly, beside a stipend of another period: 'BDT 386,000 or more a month'. */
const nameMonth = (taka: string, { per }: Pick<OpportunityStipend, 'per'>, texts: FinderTexts) =>
  per === 'month' ? taka : texts.results.option.monthly(taka);

/** A stipend in taka a month: 'BDT 112,000-168,000'. */
export function formatTaka(
  { taka: { from, to } }: Pick<OpportunityStipend, 'taka'>,
  { figures: { number }, results }: FinderTexts,
): string {
  const { taka, orMore } = results.option;
  const figures = taka(number(from), to === undefined || to === from ? undefined : number(to));
  return to === undefined ? orMore(figures) : figures;
}

/** '6-12 months', or 'typically 3-12 months' if the page has no duration. */
export const formatStay = (
  { text, usual }: OpportunityDuration,
  { results }: FinderTexts,
): string => (usual ? results.option.usualStay(text) : text);

/**
 * The duration and the hours per week: '10 months', '32-40 hours a week', and 'in Bangladesh' for a programme that takes place
 * there. Unknown facts are left out.
 */
export function listFacts(
  { duration, hours, isAbroad }: Opportunity,
  texts: FinderTexts,
): string[] {
  const { hoursAWeek, atHome } = texts.results.option;
  return [
    duration && formatStay(duration, texts),
    hours && hoursAWeek(hours),
    !isAbroad && atHome,
  ].filter(Boolean) as string[];
}

/** The last line of a row: the stipend in taka, the stay where it isn't the usual one, and 'in Bangladesh'. */
export function listRowFacts(
  { stipend, duration, isAbroad }: Opportunity,
  texts: FinderTexts,
): string[] {
  return [
    stipend && nameMonth(formatTaka(stipend, texts), stipend, texts),
    duration && !duration.usual && duration.text,
    !isAbroad && texts.results.option.atHome,
  ].filter(Boolean) as string[];
}

/**
 * A condition where all of an offer's are listed. Studies about which a person decides for some levels say so:
 * 'studies from the 2nd year (with Grade 12, HSC, A levels or a diploma: ask us)'.
 */
export function formatCondition({ requirementText, rule, advice }: EligibilityRule): string {
  if (rule.kind !== 'studies' || !rule.openFor || !advice) return requirementText;
  return `${requirementText} (${advice.charAt(0).toLowerCase()}${advice.slice(1).replace(/[.।]$/, '')})`;
}

/** Sentences that explain why a match is not eligible. */
export function explainIneligibility(
  { opportunity, unmet, isTooLong }: Match,
  { results: { notYet } }: FinderTexts,
): string {
  const reasons = [
    opportunity.paused,
    isTooLong &&
      opportunity.duration &&
      notYet.tooLong(opportunity.duration.text, opportunity.duration.usual === true),
    unmet.length > 0 && notYet.asks(unmet.map(({ requirementText }) => requirementText)),
  ];
  return reasons.filter(Boolean).join(' ');
}

/** Sentences that a match adds to its conditions: a passport to renew in time, and preferences. */
export function formatNotes(
  { renewalMonths, preferences }: Match,
  { results: { couldFit } }: FinderTexts,
): string[] {
  return [
    ...(renewalMonths === undefined ? [] : [couldFit.renew(renewalMonths)]),
    ...preferences.map(({ advice, requirementText }) => advice ?? requirementText),
  ];
}

/** Sentences about what the sentence can't decide: 'We check: a minimum GPA.', advice, and notes. */
export function listOpenPoints(match: Match, texts: FinderTexts): string[] {
  const { toCheck } = match;
  const { couldFit, sentence } = texts.results;
  const checks = toCheck.flatMap(({ advice, requirementText }) => (advice ? [] : requirementText));
  return [
    ...(checks.length > 0 ? [sentence(couldFit.check, checks.join(', '))] : []),
    ...toCheck.flatMap(({ advice }) => advice ?? []),
    ...formatNotes(match, texts),
  ].map(capitalise);
}
