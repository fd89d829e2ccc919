import process from 'node:process';
import type { DatabaseAddress } from '../database/address.ts';
import { createStore } from '../store.server.ts';
import { createExampleSubmission } from './examples.ts';

/** This process submits one application several times at once, and prints the references. */
const [address = '', submissionId = '', times = ''] = process.argv.slice(2);
const store = await createStore(JSON.parse(address) as DatabaseAddress);
const results = await Promise.all(
  Array.from({ length: Number(times) }, () => store.submit(createExampleSubmission(submissionId))),
);
await store.close();
process.stdout.write(JSON.stringify(results.map(({ stored }) => stored.reference)));
