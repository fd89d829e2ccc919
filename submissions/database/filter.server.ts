import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from './tables.ts';

/** How a delivery stands. Those that failed are tried again, or given up. */
export const deliveryStatuses = ['waiting', 'retrying', 'delivered', 'given up'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Which submissions: those to which all that is given here applies. */
export type SubmissionFilter = {
  reference?: string | undefined;
  /** The sender's address, in whatever case. */
  email?: string | undefined;
  /** A form's slug. */
  form?: string | undefined;
  /** A programme's slug. */
  programme?: string | undefined;
  /** ISO 8601, in UTC: at this time or later. */
  since?: string | undefined;
  /** ISO 8601, in UTC: before this time. */
  until?: string | undefined;
  /** Only those that are taken for a program's, and wait to be released. */
  suspected?: true | undefined;
  /** Only those that are marked as answered, or only those that aren't. */
  answered?: boolean | undefined;
  /** ISO 8601, in UTC: of those that are held back only what was submitted before this time. */
  heldBackBefore?: string | undefined;
  /** Of one of these forms, and submitted at the form's time or earlier (ISO 8601, in UTC). */
  ofForms?: readonly { form: string; submittedBy: string }[] | undefined;
  /** Those of which at least one delivery stands like this. */
  status?: DeliveryStatus | undefined;
};

/** The condition on `submissions` for a filter, a line a field. */
export function matchesFilter(filter: SubmissionFilter): Expression<SqlBool> {
  const { reference, email, form, programme, since, until, suspected, status } = filter;
  const { answered, heldBackBefore, ofForms } = filter;
  const eb = expressionBuilder<Tables, 'submissions'>();
  const conditions = [
    reference !== undefined && eb('submissions.reference', '=', reference),
    email !== undefined && eb('submissions.email', '=', email.toLowerCase()),
    form !== undefined && eb('submissions.form', '=', form),
    programme !== undefined && eb('submissions.programme', '=', programme),
    since !== undefined && eb('submissions.submittedAt', '>=', since),
    until !== undefined && eb('submissions.submittedAt', '<', until),
    suspected !== undefined && eb('submissions.suspicion', 'is not', null),
    answered !== undefined && eb('submissions.answeredAt', answered ? 'is not' : 'is', null),
    heldBackBefore !== undefined &&
      eb.or([
        eb('submissions.suspicion', 'is', null),
        eb('submissions.submittedAt', '<', heldBackBefore),
      ]),
    ofForms !== undefined &&
      eb.or(
        ofForms.map((each) =>
          eb('submissions.form', '=', each.form).and(
            'submissions.submittedAt',
            '<=',
            each.submittedBy,
          ),
        ),
      ),
    status !== undefined && eb.exists(deliveryOf(status)),
  ];
  return eb.and(conditions.filter((condition) => condition !== false));
}

function deliveryOf(status: DeliveryStatus) {
  return expressionBuilder<Tables, 'submissions'>()
    .selectFrom('deliveries')
    .select('deliveries.id')
    .whereRef('deliveries.submission', '=', 'submissions.id')
    .where(hasStatus(status));
}

/** The condition on `deliveries` for a status; `statusOf` reads the same from a row. */
export function hasStatus(status: DeliveryStatus): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'deliveries'>();
  if (status === 'delivered') return eb('deliveries.deliveredAt', 'is not', null);
  const open = eb('deliveries.deliveredAt', 'is', null);
  if (status === 'given up') return open.and('deliveries.nextAttemptAt', 'is', null);
  return open
    .and('deliveries.nextAttemptAt', 'is not', null)
    .and('deliveries.lastError', status === 'retrying' ? 'is not' : 'is', null);
}
