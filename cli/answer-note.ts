import { toDhakaTime } from '#common/dhaka-time.ts';
import { getAnswerDueTime, getAnswerState } from '#domain/submissions/answer-state.server.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';

const formatToMinute = (time: string) => toDhakaTime(time).slice(0, 16);

/** Says when the answer to a submission is due, was due, or was given, in Dhaka time: "overdue 2026-11-29 10:00". */
export function formatAnswerNote(submission: StoredSubmission, now: Date): string {
  const state = getAnswerState(submission, now);
  const due = getAnswerDueTime(submission);
  if (state === 'answered') {
    const { outcome = 'answered', answeredAt = '', answeredBy } = submission;
    return `${outcome} ${formatToMinute(answeredAt)}${answeredBy ? ` by ${answeredBy}` : ''}`;
  }
  if (state === undefined) return 'held back';
  if (due === undefined) return 'open';
  return `${state === 'overdue' ? 'overdue' : 'due'} ${formatToMinute(due)}`;
}
