import type { PlannerTexts } from '#content/types/planner-texts.ts';
import { formatOpportunityName, type Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import { createPlanCalendar } from '#domain/eligibility/plan-calendar.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { createPlanQuery } from './plan-paths.ts';

/**
 * Creates the calendar file of a plan. The server and the browser create the same file.
 *
 * @param details.departureMonth '2027-09'
 * @param details.path the path of the plan's page in its language, without the query
 * @param details.siteUrl without a trailing slash
 * @param details.at when the file was created
 * @returns the file's name and its text (RFC 5545)
 */
export function createCalendarFile(
  opportunity: Opportunity,
  plan: Plan,
  {
    departureMonth,
    profile,
    path,
    texts: { calendarWords, calendarWordsAtHome, siteName },
    ...origin
  }: {
    departureMonth: string;
    profile: Profile;
    path: string;
    texts: PlannerTexts;
    siteUrl: string;
    at: Date;
  },
): { name: string; text: string } {
  const named = {
    // The id has no month, so that the file for another month moves the entries of a calendar instead of adding new ones.
    id: opportunity.id,
    name: formatOpportunityName(opportunity),
    url: `${origin.siteUrl}${path}?${createPlanQuery(opportunity, departureMonth, profile)}`,
    words: opportunity.isAbroad ? calendarWords : { ...calendarWords, ...calendarWordsAtHome },
  };
  return {
    name: `${opportunity.id}-${departureMonth}.ics`,
    text: createPlanCalendar(plan, named, { ...origin, by: siteName }),
  };
}
