import { createApplicationPath } from '#app/features/eligibility-finder/views.ts';
import { getValueLabel } from '#content/eligibility-finder.ts';
import { type FinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { findObtainedDocuments } from '#domain/eligibility/plan.ts';
import type { Profile } from '#domain/eligibility/profile.ts';

/** What one applies for: 'the USA', 'Study Abroad'. */
export const formatGoal = ({ country, name }: Pick<Opportunity, 'country' | 'name'>) =>
  country ? getValueLabel({ where: country.slug }, 'where').replace(/^to /, '') : name;

/**
 * A plan without what its visitor said of themself: for calendars, forms and confirmations. Only a passport that is valid
 * long enough is in it, so that none of them asks to apply for one.
 */
export function createPlanQuery(
  option: Pick<Opportunity, 'id' | 'rules'>,
  leave: string,
  { passport }: Profile = {},
): string {
  const isHad = passport && findObtainedDocuments(option, { passport }).has('passport');
  return stringifyFinderQuery({
    profile: isHad ? { passport } : {},
    plan: option.id,
    departureMonth: leave,
  });
}

/** The plan as a file for calendars, made by the server. */
export const createCalendarPath = (
  option: Pick<Opportunity, 'id' | 'rules'>,
  leave: string,
  profile?: Profile,
) => `/global-programs/plan.ics?${createPlanQuery(option, leave, profile)}`;

/** The form for an option, with what it can take over, and the plan, which its confirmation repeats. */
export function createPlannedApplicationPath(
  option: Opportunity,
  { profile }: Pick<FinderQuery, 'profile'>,
  leave: string,
): string {
  const address = createApplicationPath(option, profile);
  return `${address}${address.includes('?') ? '&' : '?'}${createPlanQuery(option, leave, profile)}`;
}
