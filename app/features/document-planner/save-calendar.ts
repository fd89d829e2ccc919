import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { createCalendarFile } from './calendar-file.ts';

/** How long the file stays in memory for the browser to save it, in milliseconds. */
const objectUrlLifetimeMs = 60_000;

/** Saves a plan as a file for calendars, without the server. */
export function saveCalendar(option: Opportunity, plan: Plan, leave: string, profile: Profile) {
  const { name, text } = createCalendarFile(option, plan, {
    leave,
    profile,
    siteUrl: location.origin,
    at: new Date(),
  });
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), objectUrlLifetimeMs);
}
