import { formats } from '#content/formats/formats.ts';
import { guardianNotices } from '#content/forms/data-notices.ts';
import { submissionMails } from '#content/forms/submission-mails.ts';
import type { Language } from '#content/language.ts';
import { officeHours } from '#content/office-hours.ts';
import type { Form } from './form.ts';
import { calculateAnswerTime } from './office-time.ts';

/** When an answer is due: a moment in UTC (ISO 8601). `isOfficeOpen` is false if the office has no hour left before it. */
type DueTime = ReturnType<typeof calculateAnswerTime>;

/** Formats when an answer is due: a day and a time, or only the day if the office isn't open then. */
export const formatDueTime = ({ due, isOfficeOpen }: DueTime, language: Language): string =>
  isOfficeOpen ? formats[language].dateTime(due) : formats[language].weekday(due);

/**
 * Returns the next steps after a submission, with the promised times. A time that has passed, as after a release, is left
 * out.
 *
 * @param underAge whether the sender is under 18, so that a parent or guardian must agree
 */
export function getNextSteps(
  { noun, next, language }: Pick<Form, 'noun' | 'next' | 'language'>,
  submittedAt: string,
  now: Date,
  underAge = false,
): { title: string; text: string }[] {
  const texts = submissionMails[language].steps;
  const steps = next.map(({ title, text, hours }) => {
    if (hours === undefined) return { title, text };
    if (hours === 0) {
      const received = texts.received(noun, formats[language].time(submittedAt));
      return { title: formats[language].weekday(submittedAt), text: `${received} ${text}` };
    }
    const dueTime = calculateAnswerTime(submittedAt, hours, officeHours);
    const isLater = dueTime.due > now.toISOString();
    return { title: isLater ? texts.by(formatDueTime(dueTime, language)) : title, text };
  });
  return underAge ? steps.toSpliced(1, 0, guardianNotices[language].step) : steps;
}

/** Returns the step of a form that has a promised time; undefined for a form that promises none. */
const findPromisedStep = ({ next }: Pick<Form, 'next'>) => next.find(({ hours = 0 }) => hours > 0);

/** Returns within how many hours a form promises an answer; undefined for a form that promises none. */
export const getPromisedHours = (form: Pick<Form, 'next'>): number | undefined =>
  findPromisedStep(form)?.hours;

/**
 * Returns the text of the step for which a form promises a time, and that time.
 *
 * @param submittedAt ISO 8601, in UTC; so is `due`
 * @returns undefined for a form that promises none
 */
export function getAnswerDeadline(
  form: Pick<Form, 'next'>,
  submittedAt: string,
): ({ text: string } & DueTime) | undefined {
  const step = findPromisedStep(form);
  return (
    step && { text: step.text, ...calculateAnswerTime(submittedAt, step.hours ?? 0, officeHours) }
  );
}
