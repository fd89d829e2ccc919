import {
  formatEnglishDay,
  formatEnglishDayAndMonth,
  formatEnglishMonth,
  formatEnglishShortMonth,
} from '../formats/english-dates.ts';

/** How the plan writes dates in English. The day and the month of a date stay on one line. */
export const plannerDates = {
  day: (date: string) => formatEnglishDay(date).replace(' ', '\u00a0'),
  dayAndMonth: formatEnglishDayAndMonth,
  month: formatEnglishMonth,
  shortMonth: formatEnglishShortMonth,
};
