import { randomUUID } from 'node:crypto';
import type { ClaimedDelivery } from '../database/deliveries.server.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import type { Store } from '../store.server.ts';
import { createExampleSubmission } from './examples.ts';

let people = 0;

/** Creates a submission with a new e-mail address, since each address gets only a few acknowledgements a day. */
export function createSubmission(
  answers: Parameters<typeof createExampleSubmission>[1] = {},
  programme?: string,
) {
  people += 1;
  return createExampleSubmission(
    randomUUID(),
    { email: `person${people}@example.org`, ...answers },
    programme,
  );
}

/** The lease of the deliveries that `claimAll` claims. */
export const leaseMs = 60_000;

/** Returns the time that is some milliseconds from now. */
export const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

/** Claims all deliveries that are due. */
export async function claimAll(store: Store, now = new Date()): Promise<ClaimedDelivery[]> {
  const claimed: ClaimedDelivery[] = [];
  for (;;) {
    const delivery = await store.claimDelivery(now, leaseMs);
    if (!delivery) return claimed;
    claimed.push(delivery);
  }
}

/** Lists all submissions that match a filter, newest first. */
export async function listAll(
  store: Store,
  filter?: Parameters<Store['list']>[0],
): Promise<StoredSubmission[]> {
  const submissions: StoredSubmission[] = [];
  for await (const submission of store.list(filter)) submissions.push(submission);
  return submissions;
}
