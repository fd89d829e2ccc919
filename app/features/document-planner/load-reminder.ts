import { loadTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import { getLanguage } from '#content/language.ts';
import { Reminder } from './reminder.tsx';

/** Loads the texts of a plan's reminder in the language of the page, and returns its component. For the browser only. */
export async function loadReminder(): Promise<typeof Reminder> {
  const language = getLanguage(location.pathname);
  await Promise.all([loadTexts('finder', language), loadTexts('planner', language)]);
  return Reminder;
}
