import { officeHours } from '#app/content/office-hours.ts';
import type { SubmissionFilter } from './database/filter.server.ts';
import type { StoredSubmission } from './database/rows.server.ts';
import { addDays, dhakaDay, startOfDhakaDay } from './dhaka-time.ts';
import { findForm, formSlugs } from './forms/forms.ts';
import { promisedHours, promiseOf } from './next-steps.server.ts';
import { lastOfficeMoment } from './office-time.ts';
import type { Store } from './store.server.ts';

/**
 * How a submission hasStatus towards its sender. Open is what isn't answered, overdue or not. Only forms that promise an answer
 * for a certain time become overdue.
 */
export const answerStates = ['open', 'overdue', 'answered'] as const;

export type AnswerState = (typeof answerStates)[number];

const hour = 60 * 60 * 1000;

/**
 * What is held back as a program's becomes open after a day, in milliseconds: a real person held back by mistake is then seen
 * before their answer is due.
 */
const heldBackFor = 24 * hour;

const heldBackSince = (now: Date) => new Date(now.getTime() - heldBackFor).toISOString();

/** The filter for the store that selects the submissions in a state. */
export function answerFilter(state: AnswerState, now: Date): SubmissionFilter {
  if (state === 'answered') return { answered: true };
  return {
    answered: false,
    heldBackBefore: heldBackSince(now),
    ...(state === 'overdue' && { ofForms: formsDueBy(now) }),
  };
}

/** By form: submissions up to this time have an answer due at the given moment. Forms that promise no time are left out. */
const formsDueBy = (moment: Date): NonNullable<SubmissionFilter['ofForms']> =>
  formSlugs.flatMap((form) => {
    const hours = promisedHours(findForm(form) ?? { next: [] });
    if (hours === undefined) return [];
    const latest = lastOfficeMoment(moment, officeHours).getTime() - hours * hour;
    return [{ form, submittedBy: new Date(latest).toISOString() }];
  });

/** When the answer to a submission is due, ISO 8601 in UTC; undefined where none is promised for a time. */
export function dueAt({ form: slug, programme, submittedAt }: StoredSubmission) {
  const form = findForm(slug, programme);
  return form && promiseOf(form, submittedAt)?.due;
}

/** @returns undefined while it is held back: it isn't open yet */
export function answerStateOf(submission: StoredSubmission, now: Date): AnswerState | undefined {
  if (submission.answeredAt) return 'answered';
  if (submission.suspicion && submission.submittedAt >= heldBackSince(now)) return;
  const due = dueAt(submission);
  return due !== undefined && due <= now.toISOString() ? 'overdue' : 'open';
}

/** How many submissions wait for an answer. */
export type WaitingAnswers = {
  /** All that are open, those below among them. */
  open: number;
  /** Due later on the same day, in Dhaka. */
  dueToday: number;
  overdue: number;
};

export async function countWaitingAnswers(
  store: Pick<Store, 'count'>,
  now: Date,
): Promise<WaitingAnswers> {
  const tomorrow = startOfDhakaDay(addDays(dhakaDay(now.toISOString()), 1));
  const open = answerFilter('open', now);
  const overdue = await store.count(answerFilter('overdue', now));
  const dueByTonight = await store.count({
    ...open,
    ofForms: formsDueBy(new Date(Date.parse(tomorrow) - 1)),
  });
  return { open: await store.count(open), dueToday: dueByTonight - overdue, overdue };
}
