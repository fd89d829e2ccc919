import type { Suspicion } from '../spam-check.ts';

/**
 * A submission as it is kept, of whichever form. Both databases hold the same: ids are UUIDs, times are ISO 8601
 * texts in UTC (their order is the order in time).
 */
export type SubmissionRow = {
  id: string;
  reference: string;
  /** What the form carried, so that the same one sent again is known. */
  submissionId: string;
  contentDigest: string;
  /** The form's slug. */
  form: string;
  /** The programme's slug, where the form is a programme's. */
  programme: string | null;
  submittedAt: string;
  /** The sender's address in lower case, by which submissions of one person are found. */
  email: string;
  /** The version of the terms that were agreed to at that time (TermsRow), where the form has terms. */
  termsVersion: string | null;
  /** As JSON: the fields of the form at that time. */
  answers: string;
  /** Why it is taken for a program's, until staff release it: nothing is delivered of it before. */
  suspicion: Suspicion | null;
  /** When staff marked it as answered. */
  answeredAt: string | null;
};

/** A mail to staff, one to the sender, and a message to the operator's webhook. */
export const deliveryKinds = ['staff', 'acknowledgement', 'webhook'] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

/** What is to be sent of a submission, or was. */
export type DeliveryRow = {
  id: string;
  /** The row of the submission that it tells of. */
  submission: string;
  kind: DeliveryKind;
  attempts: number;
  /** null: nothing is due, since it was delivered or given up. */
  nextAttemptAt: string | null;
  /** After this it is no longer worth sending; null: it always is. */
  expiresAt: string | null;
  deliveredAt: string | null;
  lastError: string | null;
};

/** A text of the terms, as long as anything may have been agreed to it: for good. */
export type TermsRow = {
  version: string;
  text: string;
  /** When the site first showed it. */
  shownSince: string;
};

/** The digest of a week, sent or on its way. */
export type DigestRow = {
  /** The Sunday, `yyyy-mm-dd`, with which the week begins. */
  week: string;
  /** null: it was sent. */
  nextAttemptAt: string | null;
};

/** One row, written to see whether a submission could be. */
export type StoreCheckRow = { id: 1; written: string };

export type Tables = {
  submissions: SubmissionRow;
  deliveries: DeliveryRow;
  terms: TermsRow;
  digests: DigestRow;
  storeCheck: StoreCheckRow;
};
