import { addDays, startOfDhakaDay, toDhakaDay } from '#common/dhaka-time.ts';
import { officeHours } from '#content/office-hours.ts';
import type { SubmissionFilter } from './database/filter.server.ts';
import type { StoredSubmission } from './database/rows.server.ts';
import { findForm, formSlugs } from './forms/forms.ts';
import { getAnswerDeadline, getPromisedHours } from './next-steps.server.ts';
import { findLatestSubmissionDue } from './office-time.ts';
import type { Store } from './store.server.ts';

/**
 * The state of the answer to a submission. Every submission that isn't answered is open, overdue or not. Only
 * submissions of forms that promise an answer by a certain time become overdue.
 */
export const answerStates = ['open', 'overdue', 'answered'] as const;

export type AnswerState = (typeof answerStates)[number];

/**
 * A submission that is held back as suspected spam becomes open after this time, in milliseconds. Staff then see a
 * real person who was held back by mistake, before the answer is due.
 */
const holdTimeMs = 24 * 60 * 60 * 1000;

const getHoldStart = (now: Date) => new Date(now.getTime() - holdTimeMs).toISOString();

/** Returns the store's filter that selects the submissions in a state. */
export function createAnswerFilter(state: AnswerState, now: Date): SubmissionFilter {
  if (state === 'answered') return { answered: true };
  return {
    answered: false,
    heldBackBefore: getHoldStart(now),
    ...(state === 'overdue' && { ofForms: getFormsDueBy(now) }),
  };
}

/**
 * Returns, for each form, the time of the latest submission whose answer is due by the given moment. Forms that promise
 * no time are left out.
 */
const getFormsDueBy = (moment: Date): NonNullable<SubmissionFilter['ofForms']> =>
  formSlugs.flatMap((form) => {
    const hours = getPromisedHours(findForm(form, 'en') ?? { next: [] });
    if (hours === undefined) return [];
    return [{ form, submittedBy: findLatestSubmissionDue(moment, hours, officeHours) }];
  });

/** Returns when the answer to a submission is due, ISO 8601 in UTC; undefined when the form promises no time. */
export function getAnswerDueTime({ form: slug, programme, submittedAt }: StoredSubmission) {
  const form = findForm(slug, 'en', programme);
  return form && getAnswerDeadline(form, submittedAt)?.due;
}

/** @returns undefined while the submission is held back, since it isn't open yet */
export function getAnswerState(submission: StoredSubmission, now: Date): AnswerState | undefined {
  if (submission.answeredAt) return 'answered';
  if (submission.spamReason && submission.submittedAt >= getHoldStart(now)) return;
  const due = getAnswerDueTime(submission);
  return due !== undefined && due <= now.toISOString() ? 'overdue' : 'open';
}

/** The number of submissions that wait for an answer. */
export type WaitingAnswers = {
  /** All open submissions, including the two counts below. */
  open: number;
  /** Due later on the same day, in Dhaka. */
  dueToday: number;
  overdue: number;
};

/** Counts the submissions in the store that wait for an answer at a time. */
export async function countWaitingAnswers(
  store: Pick<Store, 'count'>,
  now: Date,
): Promise<WaitingAnswers> {
  const tomorrow = startOfDhakaDay(addDays(toDhakaDay(now.toISOString()), 1));
  const open = createAnswerFilter('open', now);
  const overdue = await store.count(createAnswerFilter('overdue', now));
  const dueByTonight = await store.count({
    ...open,
    ofForms: getFormsDueBy(new Date(Date.parse(tomorrow) - 1)),
  });
  return { open: await store.count(open), dueToday: dueByTonight - overdue, overdue };
}
