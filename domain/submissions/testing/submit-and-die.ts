import { writeSync } from 'node:fs';
import process from 'node:process';
import type { DatabaseAddress } from '../database/address.ts';
import { openDatabase } from '../database/open.server.ts';
import { submit } from '../database/submissions.server.ts';
import { createExampleSubmission } from './examples.ts';

/** This process is killed right after one submission was confirmed, while it writes the next one. */
const [address = '', first = '', second = ''] = process.argv.slice(2);
const database = await openDatabase(JSON.parse(address) as DatabaseAddress);
const { stored } = await submit(database, createExampleSubmission(first));
writeSync(1, stored.reference);

await database.transaction().execute(async (transaction) => {
  // `submit` begins a transaction of its own. Here it joins the outer one, which never ends.
  const inner = Object.assign(Object.create(transaction), {
    transaction: () => ({ execute: (work: (t: unknown) => unknown) => work(transaction) }),
  });
  await submit(inner, createExampleSubmission(second));
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {});
});
