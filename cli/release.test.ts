import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore, type Store } from '#domain/submissions/store.server.ts';
import { createExampleSubmission } from '#domain/submissions/testing/examples.ts';
import { runCommand } from './testing/run-command.ts';

let store: Store;
let webhook: boolean;
beforeEach(async () => {
  webhook = false;
  store = await createStore({ kind: 'sqlite', path: ':memory:' });
});
afterEach(() => store.close());

const run = (...args: string[]) => runCommand(store, args, { webhook });

test('release delivers a suspected submission, and rejects others', async () => {
  const { stored } = await store.submit({
    ...createExampleSubmission(randomUUID()),
    spamReason: 'hidden field',
  });
  const other = await store.submit(createExampleSubmission(randomUUID()));
  const { reference } = stored;
  expect(await run('list')).toMatch(new RegExp(`${reference} .*\n  suspected: hidden field\n`));
  expect(await run('list')).not.toMatch(new RegExp(`${other.stored.reference} .*\n  suspected`));
  expect(await run('show', reference)).toContain('\nSuspected, so not delivered');
  expect(await run('show', reference, '--html')).toContain('suspected, so not delivered');
  const suspected = await run('list', '--suspected');
  expect(suspected).toContain(reference);
  expect(suspected).not.toContain(other.stored.reference);
  expect(JSON.parse(await run('list', '--suspected', '--json'))).toMatchObject([
    { reference, suspicion: 'hidden field' },
  ]);

  expect(await run('release', reference.toLowerCase())).toContain(`${reference} is released`);
  expect(await run('list', '--suspected')).toBe('There are no submissions.\n');
  expect(await store.countDeliveries()).toMatchObject({ waiting: 4 });
  await expect(run('release', reference)).rejects.toThrow('is not held back');
  await expect(run('release', 'OPR-2222-2222')).rejects.toThrow('There is no submission');
});

test('terms prints each text with its version', async () => {
  expect(await run('terms')).toContain('not shown terms yet');
  await store.saveTerms({ version: '0badcafe', text: 'Be true.' });
  await store.saveTerms({ version: '0badcafe', text: 'Another text' });
  expect(await run('terms')).toMatch(
    /^Version 0badcafe, shown since 2.* in Dhaka\n\nBe true\.\n\n$/,
  );
});
