import { answerCalendar as bengali } from '../bn/forms/answer-calendar.ts';
import { answerCalendar as english } from '../en/forms/answer-calendar.ts';

/** The texts of the calendar entry on the day when our answer is due, in each language. */
export const answerCalendars = { en: english, bn: bengali };
