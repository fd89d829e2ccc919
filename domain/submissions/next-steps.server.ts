import { guardianNotices } from '#content/forms/data-notices.ts';
import { submissionMails } from '#content/forms/submission-mails.ts';
import { officeHours } from '#content/office-hours.ts';
import type { Form } from './form.ts';
import { formatDhakaDateTime, formatDhakaDay, formatDhakaTime } from './mails/dates.ts';
import { findNextOpenTime } from './office-time.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Returns the due time of a step that is promised within some hours of a submission. It is the next office hour after
 * them, since nobody works at other times.
 *
 * @param submittedAt ISO 8601, in UTC; so is the result
 */
const calculateDueTime = (submittedAt: string, hours: number): string =>
  findNextOpenTime(new Date(Date.parse(submittedAt) + hours * hourMs), officeHours).toISOString();

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
      const received = texts.received(noun, formatDhakaTime(submittedAt, language));
      return { title: formatDhakaDay(submittedAt, language), text: `${received} ${text}` };
    }
    const due = calculateDueTime(submittedAt, hours);
    const isLater = due > now.toISOString();
    return { title: isLater ? texts.by(formatDhakaDateTime(due, language)) : title, text };
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
): { text: string; due: string } | undefined {
  const step = findPromisedStep(form);
  return step && { text: step.text, due: calculateDueTime(submittedAt, step.hours ?? 0) };
}
