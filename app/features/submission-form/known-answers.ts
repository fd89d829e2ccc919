import { visitorRecord } from '#app/features/visitor-record/record-store.ts';
import type { RecordedPlan } from '#app/features/visitor-record/visitor-record.ts';
import { toDhakaDay } from '#common/dhaka-time.ts';
import { localisePath } from '#content/language.ts';
import { type Answers, type Form, getFields } from '#domain/submissions/form.ts';
import { getPrefilledAnswers } from './prefilled-answers.ts';
import { getPagePath } from './recorded-form.ts';

/** What the visitor chose on other pages, as answers of a form, and in words: 'Germany, 6 months, September 2027'. */
export type KnownAnswers = { answers: Answers; words: string };

/**
 * Finds the answers that the plan of the visitor's record gives to the empty fields of a form: the destination, the length of
 * stay and the start. They are offered, and filled in only if the visitor accepts.
 *
 * @param current the form's present answers
 * @param page the path of the form's page in either language; the plan must lead to it
 * @param formatMonth writes '2027-09' in the language of the form
 * @returns undefined if there are none
 */
export function findKnownAnswers(
  form: Form,
  plan: RecordedPlan | undefined,
  {
    current,
    page,
    now,
    formatMonth,
  }: { current: Answers; page: string; now: Date; formatMonth: (month: string) => string },
): KnownAnswers | undefined {
  const [path, query] = plan?.apply.split('?') ?? [];
  if (!plan || path !== localisePath(page, 'en')) return;
  const start = `${plan.month}-01`;
  const { preferredStartDate: _, ...prefilled } = getPrefilledAnswers(
    form,
    new URLSearchParams(query),
    now,
  );
  // The link of a plan has the month as well, and gives today's date for one that has begun.
  const known: Record<string, string> = {
    ...prefilled,
    ...(start > toDhakaDay(now.toISOString()) && { preferredStartDate: start }),
  };
  const fields = getFields(form).filter(({ name }) => known[name] && current[name] === '');
  if (fields.length === 0) return;
  const words = fields.map((field) => {
    const value = known[field.name];
    const option = 'options' in field && field.options.find((each) => each.value === value);
    return option ? option.label : formatMonth(plan.month);
  });
  return {
    answers: Object.fromEntries(fields.map(({ name }) => [name, known[name] ?? ''])),
    words: words.join(', '),
  };
}

/** Finds the answers that the record of this device gives to a form on the current page. */
export const readKnownAnswers = (
  form: Form,
  current: Answers,
  formatMonth: (month: string) => string,
): KnownAnswers | undefined =>
  findKnownAnswers(form, visitorRecord.read().plan, {
    current,
    page: getPagePath(),
    now: new Date(),
    formatMonth,
  });
