import type { SubmissionFilter } from './database/filter.server.ts';
import { sanitiseText } from './sanitise-text.ts';
import type { Store } from './store.server.ts';

/** A mail server's permanent rejection (RFC 5321, 4.2.1) in an error of Nodemailer: `…: 550 5.1.1 …`. */
const permanentRejection = /(?:^|[:\s])5\d\d[ -]/;

/**
 * Finds the submissions whose acknowledgement the mail server refused for good, as for a mistyped address, or that was given up.
 * Nobody has read our promise there, and an answer to the same address wouldn't arrive.
 *
 * @returns the mail server's words by the submission's reference, without e-mail addresses, on one line
 */
export async function findRefusals(
  store: Pick<Store, 'listDeliveries'>,
  filter: Omit<SubmissionFilter, 'status'> = {},
): Promise<Map<string, string>> {
  const failed = [
    ...(await store.listDeliveries({ ...filter, status: 'retrying' })),
    ...(await store.listDeliveries({ ...filter, status: 'given up' })),
  ];
  return new Map(
    failed
      .filter(({ kind }) => kind === 'acknowledgement')
      .filter(
        ({ status, lastError }) =>
          status === 'given up' || permanentRejection.test(lastError ?? ''),
      )
      .map(({ reference, lastError }) => [
        reference,
        sanitiseText((lastError ?? '').replace(/[\s\p{Cc}]+/gu, ' ')),
      ]),
  );
}
