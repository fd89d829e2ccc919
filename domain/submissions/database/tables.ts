import type { SpamReason } from '../spam-check.ts';

/**
 * A stored submission of any form. Both databases hold the same values: ids are UUIDs, and times are ISO 8601 in UTC,
 * whose alphabetical order is the order in time.
 */
export type SubmissionRow = {
  id: string;
  reference: string;
  /** The submission id from the form, by which a repeated submission is recognised. */
  submissionId: string;
  contentDigest: string;
  /** The form's slug. */
  form: string;
  /** The programme's slug, if the form belongs to a programme. */
  programme: string | null;
  submittedAt: string;
  /** The sender's e-mail address in lower case. It finds all submissions of one person. */
  email: string;
  /** The version of the terms (TermsRow) that the sender agreed to, if the form has terms. */
  termsVersion: string | null;
  /** The form's fields at that time, as JSON. */
  answers: string;
  /**
   * Why it is suspected spam: `spamReason` elsewhere, but the column keeps its first name. It is null after staff release it, and
   * nothing is delivered before that.
   */
  suspicion: SpamReason | null;
  /** When staff marked it as answered. */
  answeredAt: string | null;
  /** The language of the form, and of our answer; null is English. */
  language: 'bn' | null;
  /** Who marked it as answered: a name that staff typed, or `answeredByLink` (mark-answered.server.ts). */
  answeredBy: string | null;
  /** 'withdrawn' when the applicant needs no answer any more. */
  outcome: AnswerOutcome | null;
  /** What staff noted, a line each with its time in Dhaka. */
  note: string | null;
  /** The mailbox of the e-mail address (mailbox.server.ts), and the phone number (canonical-phone.ts): they find one person. */
  mailbox: string | null;
  phone: string | null;
};

/** How a submission ended if not with an answer. */
export type AnswerOutcome = 'withdrawn';

/** A mail to staff, a mail to the sender, and a message to the operator's webhook. */
export const deliveryKinds = ['staff', 'acknowledgement', 'webhook'] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

/** A delivery of a submission, due or done. */
export type DeliveryRow = {
  id: string;
  /** The id of the submission's row. */
  submission: string;
  kind: DeliveryKind;
  attempts: number;
  /** null when nothing is due, since it was delivered or given up. */
  nextAttemptAt: string | null;
  /** It isn't worth sending after this time; null when it never expires. */
  expiresAt: string | null;
  deliveredAt: string | null;
  lastError: string | null;
  /** Of an acknowledgement: the mailbox that it goes to (mailbox.server.ts), by which they are limited; null for others. */
  mailbox: string | null;
  /** Of an acknowledgement: the domain, if it has an owner of its own; null for others. */
  ownDomain: string | null;
};

/** A version of the terms. It is never deleted, since somebody may have agreed to it. */
export type TermsRow = {
  version: string;
  text: string;
  /** When the site first showed it. */
  shownSince: string;
};

/** The digest of a week, or the mail of a day, sent or claimed. */
type DigestRow = {
  /** Of a week's digest its first day, a Sunday, as `yyyy-mm-dd`; of a day's mail `day-yyyy-mm-dd`. */
  name: string;
  /** null when it was sent. */
  nextAttemptAt: string | null;
};

/** The one row that the health check writes, to find out whether a submission could be stored. */
type StoreCheckRow = { id: 1; written: string };

export type Tables = {
  submissions: SubmissionRow;
  deliveries: DeliveryRow;
  terms: TermsRow;
  digests: DigestRow;
  storeCheck: StoreCheckRow;
};
