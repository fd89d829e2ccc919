import type { Form } from './form.ts';
import { clockInDhaka, dayInDhaka, hoursAfter, momentInDhaka } from './mails/dates.ts';

/** What happens next, with the times that are promised. A time that has passed, as after a release, is not said. */
export function nextSteps(
  { noun, next }: Pick<Form, 'noun' | 'next'>,
  submittedAt: string,
  now: Date,
): { title: string; text: string }[] {
  return next.map(({ title, text, hours }) => {
    if (hours === undefined) return { title, text };
    if (hours === 0) {
      const received = `We received your ${noun} at ${clockInDhaka(submittedAt)}.`;
      return { title: dayInDhaka(submittedAt), text: `${received} ${text}` };
    }
    const end = hoursAfter(submittedAt, hours);
    return { title: end > now.toISOString() ? `By ${momentInDhaka(end)}` : title, text };
  });
}

/**
 * What is promised for a certain time, and when that is.
 *
 * @param submittedAt ISO 8601, in UTC; so is `due`
 * @returns undefined for a form that promises none
 */
export function promiseOf(
  { next }: Pick<Form, 'next'>,
  submittedAt: string,
): { text: string; due: string } | undefined {
  const step = next.find(({ hours = 0 }) => hours > 0);
  return step && { text: step.text, due: hoursAfter(submittedAt, step.hours ?? 0) };
}
