import { addDays, startOfDhakaDay, toDhakaDay } from '#common/dhaka-time.ts';
import { officeHours } from '#content/office-hours.ts';
import type { AnswerLinks } from './answer-link.server.ts';
import { createAnswerFilter, getAnswerDueTime } from './answer-state.server.ts';
import { type BackupAge, readBackupAge } from './database/backup-age.server.ts';
import { answeredByLink } from './database/mark-answered.server.ts';
import type { StoredSubmission } from './database/rows.server.ts';
import { findPreviousOpening } from './office-time.ts';
import { findRefusals } from './refusals.server.ts';
import type { Store } from './store.server.ts';

/** A submission in the mail. `due` is ISO 8601, in UTC; undefined for a form that promises no time. */
export type DayEntry = {
  submission: StoredSubmission;
  due: string | undefined;
  answerUrl: string | undefined;
  /** The mail server's words, if it refused the acknowledgement for good. */
  refusal: string | undefined;
};

/** What waits at an opening of the office. Lists have what is due first at the top. */
export type DayOverview = {
  overdue: DayEntry[];
  dueToday: DayEntry[];
  /** The number of other open submissions: due later, or without a promised time. */
  later: number;
  heldBack: DayEntry[];
  /** Open submissions whose acknowledgement was refused. They are in the lists above as well, unless they are due later. */
  refused: DayEntry[];
  /** What was marked by a link since the opening of the office before. */
  markedByLink: StoredSubmission[];
  backup: BackupAge;
};

/** Where the overview looks besides the store. */
export type DaySources = { answerLinks?: AnswerLinks | undefined; backupFolder: string };

const compareDue = (one: DayEntry, other: DayEntry) =>
  (one.due ?? '~').localeCompare(other.due ?? '~');

/** Collects what waits at a moment. */
export async function collectDayOverview(
  store: Store,
  now: Date,
  { answerLinks, backupFolder }: DaySources,
): Promise<DayOverview> {
  const tomorrow = startOfDhakaDay(addDays(toDhakaDay(now.toISOString()), 1));
  const refusals = await findRefusals(store, { answered: false });
  const toEntry = (submission: StoredSubmission): DayEntry => ({
    submission,
    due: getAnswerDueTime(submission),
    answerUrl: answerLinks?.createUrl(submission.reference, now),
    refusal: refusals.get(submission.reference),
  });
  const overdue: DayEntry[] = [];
  const dueToday: DayEntry[] = [];
  const heldBack: DayEntry[] = [];
  const refused: DayEntry[] = [];
  let later = 0;
  for await (const submission of store.list(createAnswerFilter('open', now))) {
    // What is held back has a list of its own, also when it is open after a day.
    if (submission.spamReason) continue;
    const entry = toEntry(submission);
    if (entry.refusal) refused.push(entry);
    if (entry.due !== undefined && entry.due <= now.toISOString()) overdue.push(entry);
    else if (entry.due !== undefined && entry.due < tomorrow) dueToday.push(entry);
    else later += 1;
  }
  for await (const submission of store.list({ suspected: true, answered: false }))
    heldBack.push(toEntry(submission));
  const answeredSince = new Date(findPreviousOpening(now.getTime(), officeHours)).toISOString();
  const markedByLink: StoredSubmission[] = [];
  for await (const submission of store.list({ answeredBy: answeredByLink, answeredSince }))
    markedByLink.push(submission);
  return {
    overdue: overdue.toSorted(compareDue),
    dueToday: dueToday.toSorted(compareDue),
    later,
    heldBack: heldBack.toSorted(compareDue),
    refused: refused.toSorted(compareDue),
    markedByLink,
    backup: await readBackupAge(backupFolder, now),
  };
}
