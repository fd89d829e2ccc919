import { CommandError } from '../command-error.ts';
import type { RunCommand } from '../context.ts';
import { createNotFoundError } from './not-found.ts';

/** Releases a suspected submission, so that it is delivered like any other (domain/submissions/spam-check.ts). */
export const release: RunCommand = async function* (context, { reference = '' }) {
  const store = await context.store();
  if (!(await store.release(reference, { webhook: context.webhook }))) {
    if (!(await store.find(reference))) throw createNotFoundError(reference);
    throw new CommandError(`${reference} is not held back: it is delivered without a release.`);
  }
  yield `${reference} is released: the running website delivers it within seconds, if mail is configured.\n`;
};
