import type { RunCommand } from '../context.ts';
import { createNotFoundError } from './not-found.ts';

/** Makes the undelivered deliveries of one submission, or of all, due now. The running site sends them. */
export const retry: RunCommand = async function* (context, { reference }) {
  const store = await context.store();
  if (reference && !(await store.find(reference))) throw createNotFoundError(reference);
  const count = await store.retryDeliveries(reference);
  yield count === 0
    ? 'Nothing to send again: all was delivered.\n'
    : `Deliveries due now: ${count}. The running website sends them within seconds, if mail is configured.\n`;
};
