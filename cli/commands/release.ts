import { CommandError } from '../command-error.ts';
import type { Run } from '../tool.ts';
import { notFound } from './not-found.ts';

/** Has a suspected submission delivered like any other (submissions/suspicion.ts). */
export const release: Run = async function* (tool, { reference = '' }) {
  const store = await tool.store();
  if (!(await store.release(reference, { webhook: tool.webhook }))) {
    if (!(await store.find(reference))) throw notFound(reference);
    throw new CommandError(`${reference} is not held back: it is delivered without a release.`);
  }
  yield `${reference} is released: the running website delivers it within seconds, if mail is configured.\n`;
};
