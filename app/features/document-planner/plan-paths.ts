import { createApplicationPath } from '#app/features/eligibility-finder/finder-paths.ts';
import type { Language } from '#content/language.ts';
import type { FinderTexts } from '#content/types/finder-texts.ts';
import { type FinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { hasRequiredPassport } from '#domain/eligibility/plan.ts';
import type { Profile } from '#domain/eligibility/profile.ts';

/** The goal of an application in a text: 'the USA', 'Study Abroad'. */
export const formatGoal = (
  { country, name }: Pick<Opportunity, 'country' | 'name'>,
  texts: Pick<FinderTexts, 'formatGoal'>,
): string => (country ? texts.formatGoal(country) : name);

/**
 * The query string of a plan for calendars, forms and confirmations, without the visitor's profile. The only exception is a
 * passport that is valid long enough, so that none of them tells the visitor to apply for one.
 */
export function createPlanQuery(
  opportunity: Pick<Opportunity, 'id' | 'rules'>,
  departureMonth: string,
  { passport }: Profile = {},
): string {
  const hasPassport = passport && hasRequiredPassport(opportunity, { passport });
  return stringifyFinderQuery({
    profile: hasPassport ? { passport } : {},
    plan: opportunity.id,
    departureMonth,
  });
}

const calendarPaths: Record<Language, string> = {
  en: '/global-programs/plan.ics',
  bn: '/bn/global-programs/plan.ics',
};

/** The path of the calendar file of a plan on the server. */
export const createCalendarPath = (
  opportunity: Pick<Opportunity, 'id' | 'rules'>,
  departureMonth: string,
  { profile, language }: { profile?: Profile; language: Language },
) => `${calendarPaths[language]}?${createPlanQuery(opportunity, departureMonth, profile)}`;

/** The path of the application form with prefilled values and the plan, which the confirmation shows again. */
export function createPlannedApplicationPath(
  opportunity: Opportunity,
  { profile }: Pick<FinderQuery, 'profile'>,
  departureMonth: string,
): string {
  const path = createApplicationPath(opportunity, profile);
  return `${path}${path.includes('?') ? '&' : '?'}${createPlanQuery(opportunity, departureMonth, profile)}`;
}
