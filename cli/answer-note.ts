import { dhakaTime } from '#common/dhaka-time.ts';
import { answerStateOf, dueAt } from '#domain/submissions/answer-state.server.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';

const minutes = (time: string) => dhakaTime(time).slice(0, 16);

/** Says when the answer to a submission is due, was due, or was given, in Dhaka time: "overdue 2026-11-29 10:00". */
export function answerNote(submission: StoredSubmission, now: Date): string {
  const state = answerStateOf(submission, now);
  const due = dueAt(submission);
  if (state === 'answered') return `answered ${minutes(submission.answeredAt ?? '')}`;
  if (state === undefined) return 'held back';
  if (due === undefined) return 'open';
  return `${state === 'overdue' ? 'overdue' : 'due'} ${minutes(due)}`;
}
