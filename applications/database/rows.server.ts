import { createHash, randomUUID } from 'node:crypto';
import { type Application, applicationFields } from '../schema.ts';
import type { ApplicationRow } from './tables.ts';

/** An application as staff read it: its fields, and what the store added. */
export type StoredApplication = Application & {
  reference: string;
  /** The programme's slug. */
  programme: string;
  /** ISO 8601, in UTC. */
  submittedAt: string;
};

export type Submission = { submissionId: string; programme: string; application: Application };

/**
 * What makes two submissions with one id the same. A submission id alone doesn't: on a shared computer, or from
 * a cached page, two people may send different applications with the same id, and none may be lost.
 */
function digestOf({ programme, application }: Submission): string {
  const content = [programme, ...applicationFields.map((field) => application[field])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

export function toRow(submission: Submission, reference: string, now: Date): ApplicationRow {
  const { submissionId, programme, application } = submission;
  return {
    ...application,
    hasPassport: Number(application.hasPassport),
    hasResume: Number(application.hasResume),
    hasTranscripts: Number(application.hasTranscripts),
    agreeToTerms: Number(application.agreeToTerms),
    id: randomUUID(),
    reference,
    submissionId,
    contentDigest: digestOf(submission),
    programme,
    submittedAt: now.toISOString(),
  };
}

/** Only an application with the terms agreed to is ever stored. */
export function fromRow(row: ApplicationRow): StoredApplication {
  const { id, submissionId, contentDigest, ...rest } = row;
  return {
    ...rest,
    hasPassport: row.hasPassport === 1,
    hasResume: row.hasResume === 1,
    hasTranscripts: row.hasTranscripts === 1,
    agreeToTerms: true,
  };
}
