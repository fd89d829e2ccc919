import { plannerTexts } from '#content/document-planner.ts';
import { siteName } from '#content/identity.ts';
import { formatOpportunityName, type Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import { createPlanCalendar } from '#domain/eligibility/plan-calendar.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { createPlanQuery } from './plan-paths.ts';

/**
 * A plan as a file for calendars: the same from the server and in the browser.
 *
 * @param leave its month: '2027-09'
 * @param made.siteUrl without a closing slash
 */
export function createCalendarFile(
  option: Opportunity,
  plan: Plan,
  { leave, profile, ...made }: { leave: string; profile: Profile; siteUrl: string; at: Date },
): { name: string; text: string } {
  const { calendarWords, calendarWordsAtHome } = plannerTexts;
  const named = {
    // Without the month: one that is changed moves the entries of a calendar, and adds none.
    id: option.id,
    name: formatOpportunityName(option),
    url: `${made.siteUrl}/global-programs?${createPlanQuery(option, leave, profile)}`,
    words: option.isAbroad ? calendarWords : { ...calendarWords, ...calendarWordsAtHome },
  };
  return {
    name: `${option.id}-${leave}.ics`,
    text: createPlanCalendar(plan, named, { ...made, by: siteName }),
  };
}
