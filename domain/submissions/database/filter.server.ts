import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { tidyEmail } from '../email.ts';
import type { Tables } from './tables.ts';

/** The status of a delivery. A failed delivery is either retried or given up. */
export const deliveryStatuses = ['waiting', 'retrying', 'delivered', 'given up'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Selects the submissions that meet all the conditions given here. */
export type SubmissionFilter = {
  reference?: string | undefined;
  /** Only these. An empty list selects none. */
  references?: readonly string[] | undefined;
  /** The sender's e-mail address, in upper or lower case; its domain in any script. */
  email?: string | undefined;
  /** A form's slug. */
  form?: string | undefined;
  /** A programme's slug. */
  programme?: string | undefined;
  /** ISO 8601, in UTC: at this time or later. */
  since?: string | undefined;
  /** ISO 8601, in UTC: before this time. */
  until?: string | undefined;
  /** Only suspected spam that staff haven't released. */
  suspected?: true | undefined;
  /** Only those that are marked as answered, or only those that aren't. */
  answered?: boolean | undefined;
  /** Only those that were marked by this name (`answeredByLink` for the link of the mail). */
  answeredBy?: string | undefined;
  /** ISO 8601, in UTC: marked as answered at this time or later. */
  answeredSince?: string | undefined;
  /** ISO 8601, in UTC. Suspected spam is left out unless it was submitted before this time. */
  heldBackBefore?: string | undefined;
  /** Only submissions of these forms, each at its form's time or earlier (ISO 8601, in UTC). */
  ofForms?: readonly { form: string; submittedBy: string }[] | undefined;
  /** Only those with at least one delivery in this status. */
  status?: DeliveryStatus | undefined;
};

/** Returns the condition on `submissions` for a filter. Each field of the filter adds one condition. */
export function createFilterCondition(filter: SubmissionFilter): Expression<SqlBool> {
  const { reference, email, form, programme, since, until, suspected, status } = filter;
  const { references, answered, answeredBy, answeredSince, heldBackBefore, ofForms } = filter;
  const eb = expressionBuilder<Tables, 'submissions'>();
  const conditions = [
    reference !== undefined && eb('submissions.reference', '=', reference),
    references !== undefined &&
      eb('submissions.reference', 'in', references.length > 0 ? references : ['']),
    answeredBy !== undefined && eb('submissions.answeredBy', '=', answeredBy),
    answeredSince !== undefined && eb('submissions.answeredAt', '>=', answeredSince),
    email !== undefined && eb('submissions.email', '=', tidyEmail(email).toLowerCase()),
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
    status !== undefined && eb.exists(selectDeliveries(status)),
  ];
  return eb.and(conditions.filter((condition) => condition !== false));
}

function selectDeliveries(status: DeliveryStatus) {
  return expressionBuilder<Tables, 'submissions'>()
    .selectFrom('deliveries')
    .select('deliveries.id')
    .whereRef('deliveries.submission', '=', 'submissions.id')
    .where(createStatusCondition(status));
}

/** Returns the condition on `deliveries` for a status. `getDeliveryStatus` is the same rule for a row. */
export function createStatusCondition(status: DeliveryStatus): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'deliveries'>();
  if (status === 'delivered') return eb('deliveries.deliveredAt', 'is not', null);
  const open = eb('deliveries.deliveredAt', 'is', null);
  if (status === 'given up') return open.and('deliveries.nextAttemptAt', 'is', null);
  return open
    .and('deliveries.nextAttemptAt', 'is not', null)
    .and('deliveries.lastError', status === 'retrying' ? 'is not' : 'is', null);
}
