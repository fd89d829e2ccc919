import { loadTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import { getLanguage } from '#content/language.ts';
import { Reminder } from './reminder.tsx';

/** @returns the component of a plan's reminder, after its texts in the language of the page have loaded. For the browser. */
export async function loadReminder(): Promise<typeof Reminder> {
  const language = getLanguage(location.pathname);
  await Promise.all([loadTexts('finder', language), loadTexts('planner', language)]);
  return Reminder;
}
