import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { createCalendarFile } from './calendar-file.ts';

/** How long the file stays in memory so that the browser can save it. */
const objectUrlLifetimeMs = 60_000;

/**
 * Saves the calendar file of a plan without a request to the server.
 *
 * @param departureMonth '2027-09'
 */
export function saveCalendar(
  opportunity: Opportunity,
  plan: Plan,
  departureMonth: string,
  profile: Profile,
) {
  const { name, text } = createCalendarFile(opportunity, plan, {
    leave: departureMonth,
    profile,
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
