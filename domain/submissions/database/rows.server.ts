import { createHash, randomUUID } from 'node:crypto';
import type { Answers } from '../form.ts';
import type { SpamReason } from '../spam-check.ts';
import { getContacts } from './contacts.server.ts';
import type { AnswerOutcome, SubmissionRow } from './tables.ts';

/** A validated submission that isn't stored yet. */
export type Submission = {
  /** The UUID from the form. */
  submissionId: string;
  /** The form's slug. */
  form: string;
  /** The programme's slug, if the form belongs to a programme. */
  programme?: string | undefined;
  /** The version of the terms that the sender agreed to. */
  termsVersion?: string | undefined;
  answers: Answers;
  /** Why it is suspected spam. */
  spamReason?: SpamReason | undefined;
  /** The language of the form, in which the sender expects our answer; undefined is English. */
  language?: 'bn' | undefined;
};

/** A stored submission, as staff see it. */
export type StoredSubmission = Omit<Submission, 'submissionId'> & {
  reference: string;
  /** ISO 8601, in UTC. */
  submittedAt: string;
  /** When staff marked it as answered: ISO 8601, in UTC. */
  answeredAt?: string | undefined;
  /** Who marked it: a name, or `answeredByLink` (mark-answered.server.ts). */
  answeredBy?: string | undefined;
  outcome?: AnswerOutcome | undefined;
  /** What staff noted, a line each. */
  note?: string | undefined;
};

/**
 * Returns a digest of the content. Two submissions are the same only when both submission id and digest are equal. On
 * a shared computer, or from a cached page, two people may send different content with the same id, and neither may
 * be lost.
 */
export function computeContentDigest({
  form,
  programme,
  answers,
}: Pick<Submission, 'form' | 'programme' | 'answers'>): string {
  const content = [form, programme ?? null, Object.entries(answers).toSorted()];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Returns the e-mail address in lower case; '' for a form that doesn't ask for one. */
export const getEmail = ({ email }: Answers) =>
  typeof email === 'string' ? email.toLowerCase() : '';

/** Converts a new submission to its row. The row gets a new id, and `now` as its time. */
export function toRow(submission: Submission, reference: string, now: Date): SubmissionRow {
  const { submissionId, form, programme, termsVersion, answers, spamReason, language } = submission;
  return {
    id: randomUUID(),
    reference,
    submissionId,
    contentDigest: computeContentDigest(submission),
    form,
    programme: programme ?? null,
    submittedAt: now.toISOString(),
    email: getEmail(answers),
    termsVersion: termsVersion ?? null,
    answers: JSON.stringify(answers),
    suspicion: spamReason ?? null,
    answeredAt: null,
    language: language ?? null,
    answeredBy: null,
    outcome: null,
    note: null,
    ...getContacts(answers),
  };
}

/** Converts a row to the submission as staff see it. Columns that are null are left out. */
export function fromRow(row: SubmissionRow): StoredSubmission {
  const { reference, form, programme, submittedAt, termsVersion, answers } = row;
  const { suspicion, answeredAt, language, answeredBy, outcome, note } = row;
  return {
    reference,
    form,
    ...(programme !== null && { programme }),
    submittedAt,
    ...(termsVersion !== null && { termsVersion }),
    answers: JSON.parse(answers),
    ...(suspicion !== null && { spamReason: suspicion }),
    ...(answeredAt !== null && { answeredAt }),
    ...(language !== null && { language }),
    ...(answeredBy !== null && { answeredBy }),
    ...(outcome !== null && { outcome }),
    ...(note !== null && { note }),
  };
}
