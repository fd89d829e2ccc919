import type { PlannerTexts } from '#content/types/planner-texts.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { createCalendarFile } from './calendar-file.ts';

/** How long the file stays in memory so that the browser can save it. */
const objectUrlLifetimeMs = 60_000;

/**
 * Saves the calendar file of a plan without a request to the server.
 *
 * @param details.departureMonth '2027-09'
 */
export function saveCalendar(
  opportunity: Opportunity,
  plan: Plan,
  details: { departureMonth: string; profile: Profile; texts: PlannerTexts },
) {
  const { name, text } = createCalendarFile(opportunity, plan, {
    ...details,
    path: location.pathname,
    siteUrl: location.origin,
    at: new Date(),
  });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), objectUrlLifetimeMs);
}
