import { applicationAddress } from '#app/features/eligibility-finder/views.ts';
import { wordsOf } from '#content/can-i-go.ts';
import type { Option } from '#domain/eligibility/option.ts';
import { hadDocuments } from '#domain/eligibility/plan.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { printQuestion, type Question } from '#domain/eligibility/question.ts';

/** What one applies for: 'the USA', 'Study Abroad'. */
export const goalOf = ({ country, name }: Pick<Option, 'country' | 'name'>) =>
  country ? wordsOf({ where: country.slug }, 'where').replace(/^to /, '') : name;

/**
 * A plan without what its visitor said of themself: for calendars, forms and confirmations. Only a passport that is valid
 * long enough is in it, so that none of them asks to apply for one.
 */
export function planQuery(
  option: Pick<Option, 'id' | 'rules'>,
  leave: string,
  { passport }: Profile = {},
): string {
  const isHad = passport && hadDocuments(option, { passport }).has('passport');
  return printQuestion({ profile: isHad ? { passport } : {}, plan: option.id, leave });
}

/** The plan as a file for calendars, made by the server. */
export const calendarAddress = (
  option: Pick<Option, 'id' | 'rules'>,
  leave: string,
  profile?: Profile,
) => `/global-programs/plan.ics?${planQuery(option, leave, profile)}`;

/** The form for an option, with what it can take over, and the plan, which its confirmation repeats. */
export function plannedApplicationAddress(
  option: Option,
  { profile }: Pick<Question, 'profile'>,
  leave: string,
): string {
  const address = applicationAddress(option, profile);
  return `${address}${address.includes('?') ? '&' : '?'}${planQuery(option, leave, profile)}`;
}
