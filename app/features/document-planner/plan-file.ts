import { planTexts } from '#content/can-i-go-plan.ts';
import { siteName } from '#content/identity.ts';
import { type Option, optionName } from '#domain/eligibility/option.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import { planCalendar } from '#domain/eligibility/plan-calendar.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { planQuery } from './addresses.ts';

/**
 * A plan as a file for calendars: the same from the server and in the browser.
 *
 * @param leave its month: '2027-09'
 * @param made.siteUrl without a closing slash
 */
export function planFile(
  option: Option,
  plan: Plan,
  { leave, profile, ...made }: { leave: string; profile: Profile; siteUrl: string; at: Date },
): { name: string; text: string } {
  const { calendarWords, calendarWordsAtHome } = planTexts;
  const named = {
    // Without the month: one that is changed moves the entries of a calendar, and adds none.
    id: option.id,
    name: optionName(option),
    url: `${made.siteUrl}/global-programs?${planQuery(option, leave, profile)}`,
    words: option.isAbroad ? calendarWords : { ...calendarWords, ...calendarWordsAtHome },
  };
  return {
    name: `${option.id}-${leave}.ics`,
    text: planCalendar(plan, named, { ...made, by: siteName }),
  };
}
