import { writeSync } from 'node:fs';
import process from 'node:process';
import type { DatabaseAddress } from '#server/settings.ts';
import { submit } from '../database/applications.server.ts';
import { openDatabase } from '../database/open.server.ts';
import { application } from './examples.ts';

/** A process that is killed right after one application was confirmed, while it writes the next one. */
const [address = '', first = '', second = ''] = process.argv.slice(2);
const database = await openDatabase(JSON.parse(address) as DatabaseAddress);
const submission = { programme: 'student-exchange', application };
const { stored } = await submit(database, { ...submission, submissionId: first });
writeSync(1, stored.reference);

await database.transaction().execute(async (transaction) => {
  // A transaction within one is not asked for: what is written belongs to the one that never ends.
  const inner = Object.assign(Object.create(transaction), {
    transaction: () => ({ execute: (work: (t: unknown) => unknown) => work(transaction) }),
  });
  await submit(inner, { ...submission, submissionId: second });
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {});
});
