import type { WaitingAnswers } from '../answer-state.server.ts';
import { checkConditions, conditionsNote, describeConditions } from '../conditions.server.ts';
import type { StoredSubmission } from '../database/rows.server.ts';

/** A part of a mail that mail programs leave out of a reply. */
export type TextAttachment = { filename: string; contentType: string; content: string };

/**
 * Renders what is for staff alone: the conditions of the offers, the counts of waiting answers, and the command lines. It is an attachment,
 * since a reply quotes the text of a mail, and the sender would read it.
 *
 * @param waiting undefined when the store couldn't count them
 */
export function renderStaffNotes(
  submission: StoredSubmission,
  { now, waiting }: { now: Date; waiting: WaitingAnswers | undefined },
): TextAttachment {
  const { reference } = submission;
  const offers = checkConditions(submission, now);
  const paragraphs = [
    `For staff only: ${reference}`,
    offers.length > 0 && `${describeConditions(offers)}\n${conditionsNote}`,
    waiting &&
      `Of all submissions, answers due today: ${waiting.dueToday}, overdue: ${waiting.overdue}.`,
    `On the server:
opar-applications answered ${reference}    when you have answered (or follow the link in the mail)
opar-applications show ${reference}
opar-applications note ${reference} "…"`,
  ];
  return {
    filename: `${reference}-for-staff.txt`,
    contentType: 'text/plain; charset=utf-8',
    content: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
  };
}
