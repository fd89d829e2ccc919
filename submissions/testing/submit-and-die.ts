import { writeSync } from 'node:fs';
import process from 'node:process';
import type { DatabaseAddress } from '#server/settings.ts';
import { openDatabase } from '../database/open.server.ts';
import { submit } from '../database/submissions.server.ts';
import { exampleSubmission } from './examples.ts';

/** A process that is killed right after one submission was confirmed, while it writes the next one. */
const [address = '', first = '', second = ''] = process.argv.slice(2);
const database = await openDatabase(JSON.parse(address) as DatabaseAddress);
const { stored } = await submit(database, exampleSubmission(first));
writeSync(1, stored.reference);

await database.transaction().execute(async (transaction) => {
  // A transaction within one is not asked for: what is written belongs to the one that never ends.
  const inner = Object.assign(Object.create(transaction), {
    transaction: () => ({ execute: (work: (t: unknown) => unknown) => work(transaction) }),
  });
  await submit(inner, exampleSubmission(second));
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {});
});
