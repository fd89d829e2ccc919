import { createHash, randomUUID } from 'node:crypto';
import type { Answers } from '../form.ts';
import type { Suspicion } from '../spam-check.ts';
import type { SubmissionRow } from './tables.ts';

/** A submission as it comes from the service: checked, and not stored yet. */
export type Submission = {
  /** The one that the form carried; a UUID. */
  submissionId: string;
  /** The form's slug. */
  form: string;
  /** The programme's slug, where the form is a programme's. */
  programme?: string | undefined;
  /** The version of the terms that were agreed to. */
  termsVersion?: string | undefined;
  answers: Answers;
  /** Why it is taken for a program's. */
  suspicion?: Suspicion | undefined;
};

/** A submission as staff read it. */
export type StoredSubmission = Omit<Submission, 'submissionId'> & {
  reference: string;
  /** ISO 8601, in UTC. */
  submittedAt: string;
  /** When staff marked it as answered: ISO 8601, in UTC. */
  answeredAt?: string | undefined;
};

/**
 * What makes two submissions with one id the same. A submission id alone doesn't: on a shared computer, or from
 * a cached page, two people may send different ones with the same id, and none may be lost.
 */
export function digestOf({
  form,
  programme,
  answers,
}: Pick<Submission, 'form' | 'programme' | 'answers'>): string {
  const content = [form, programme ?? null, Object.entries(answers).toSorted()];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Where a form asks for no address, nobody is found by one. */
export const emailOf = ({ email }: Answers) =>
  typeof email === 'string' ? email.toLowerCase() : '';

export function toRow(submission: Submission, reference: string, now: Date): SubmissionRow {
  const { submissionId, form, programme, termsVersion, answers, suspicion } = submission;
  return {
    id: randomUUID(),
    reference,
    submissionId,
    contentDigest: digestOf(submission),
    form,
    programme: programme ?? null,
    submittedAt: now.toISOString(),
    email: emailOf(answers),
    termsVersion: termsVersion ?? null,
    answers: JSON.stringify(answers),
    suspicion: suspicion ?? null,
    answeredAt: null,
  };
}

export function fromRow(row: SubmissionRow): StoredSubmission {
  const { reference, form, programme, submittedAt, termsVersion, answers, suspicion, answeredAt } =
    row;
  return {
    reference,
    form,
    ...(programme !== null && { programme }),
    submittedAt,
    ...(termsVersion !== null && { termsVersion }),
    answers: JSON.parse(answers),
    ...(suspicion !== null && { suspicion }),
    ...(answeredAt !== null && { answeredAt }),
  };
}
