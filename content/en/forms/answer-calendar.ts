import { site } from '../../site.ts';

/** The texts of the calendar entry on the day when our answer is due. */
export const answerCalendar = {
  title: `Answer from ${site.name} due`,
  text: (noun: string, reference: string, promise: string) =>
    `The reference of your ${noun}: ${reference}. ${promise} If you have heard nothing by then, write to ${site.email} with your reference.`,
  failed: 'The calendar entry cannot be made just now. Please try again in a minute.',
} as const;
