import { randomUUID } from 'node:crypto';
import type { DatabaseAddress } from '../database/address.ts';
import type { ClaimedDelivery } from '../database/deliveries.server.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import { createStore, type Store } from '../store.server.ts';
import { createExampleSubmission, message } from './examples.ts';

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

/**
 * Fills a new store with submissions whose mails are delivered, retried and waiting, with a message, and with a suspected
 * submission.
 *
 * @returns their references
 */
export async function fillStore(address: DatabaseAddress): Promise<string[]> {
  const store = await createStore(address);
  const references: string[] = [];
  for (const status of ['delivered', 'retrying', 'waiting']) {
    const submission = { ...createExampleSubmission(randomUUID()), submissionId: randomUUID() };
    references.push((await store.submit(submission)).stored.reference);
    for (;;) {
      const claimed = status !== 'waiting' && (await store.claimDelivery(new Date(), 3600_000));
      if (!claimed) break;
      if (status === 'delivered') await store.markDelivered(claimed.id);
      else await store.markFailed(claimed.id, '451 later', new Date(Date.now() + 3600_000));
    }
  }
  const contact = { submissionId: randomUUID(), form: 'contact', answers: message };
  references.push((await store.submit(contact, { webhook: true })).stored.reference);
  const suspected = {
    ...createExampleSubmission(randomUUID()),
    spamReason: 'hidden field',
  } as const;
  references.push((await store.submit(suspected)).stored.reference);
  await store.close();
  return references;
}
