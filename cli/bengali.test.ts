import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore, type Store } from '#domain/submissions/store.server.ts';
import { createExampleSubmission } from '#domain/submissions/testing/examples.ts';
import { runCommand } from './testing/run-command.ts';

let store: Store;
beforeEach(async () => {
  store = await createStore({ kind: 'sqlite', path: ':memory:' });
});
afterEach(() => store.close());

const run = (...args: string[]) => runCommand(store, args, { webhook: false });

test('staff see which submissions to answer in Bengali, and everything else in English', async () => {
  const bengali = await store.submit({
    ...createExampleSubmission(randomUUID(), { nationality: 'বাংলাদেশি' }),
    language: 'bn',
  });
  const english = await store.submit(createExampleSubmission(randomUUID()));
  const { reference } = bengali.stored;

  const list = await run('list');
  expect(list).toMatch(new RegExp(`${reference} .*\n  answer in Bengali\n`));
  expect(list).not.toMatch(new RegExp(`${english.stored.reference} .*\n  .*Bengali`));
  // Both may have been stored in the same millisecond, in any order.
  const rows: { reference: string; language?: string }[] = JSON.parse(await run('list', '--json'));
  expect(new Map(rows.map(({ reference, language }) => [reference, language]))).toEqual(
    new Map([
      [reference, 'bn'],
      [english.stored.reference, undefined],
    ]),
  );

  const shown = await run('show', reference);
  expect(shown).toContain('\nAnswer in Bengali:');
  expect(shown).toContain('\nNationality: বাংলাদেশি\n');
  expect(await run('show', reference, '--html')).toContain('<p>Answer in Bengali:');
  expect(await run('show', english.stored.reference)).not.toContain('Answer in Bengali');

  const lines = (await run('export', '--form', 'application')).trim().split(/\r\n/);
  expect(lines[0]).toMatch(/,language,/);
  expect(lines.filter((line) => line.endsWith(',Bengali,,,'))).toHaveLength(1);
  expect(lines.filter((line) => line.endsWith(',English,,,'))).toHaveLength(1);
});
