import { randomUUID } from 'node:crypto';
import process from 'node:process';
import type { DatabaseAddress } from '../database/address.ts';
import { createStore } from '../store.server.ts';
import { createExampleSubmission } from './examples.ts';

/** This process stores submissions until it is killed, and prints each reference once it is stored. */
const [address = ''] = process.argv.slice(2);
const store = await createStore(JSON.parse(address) as DatabaseAddress);
for (;;) {
  const { stored } = await store.submit(createExampleSubmission(randomUUID()));
  process.stdout.write(`${stored.reference}\n`);
}
