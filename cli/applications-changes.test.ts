import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createStore } from '#domain/submissions/store.server.ts';
import { createExampleSubmission } from '#domain/submissions/testing/examples.ts';
import { count, prepareToolTests } from './testing/tool.ts';

const { folder, path, run, listed } = prepareToolTests();

test('deliveries lists the mails, and retry makes them due', async () => {
  const deliveries = JSON.parse((await run(['deliveries', '--json'])).stdout);
  expect(deliveries).toHaveLength(2 * count);
  expect(deliveries[0]).toMatchObject({ kind: 'acknowledgement', status: 'waiting', attempts: 0 });
  const { stdout } = await run(['deliveries']);
  expect(stdout.split('\n')[1]).toMatch(/^OPR-\S+ +acknowledgement +waiting +0 +next 2/);
  expect((await run(['retry', deliveries[0].reference])).stdout).toContain('due now: 2.');
  expect((await run(['retry'])).stdout).toContain(`due now: ${2 * count}.`);
  expect((await run(['retry', 'OPR-2222-2222'])).exitCode).toBe(1);
});

test('answered marks several submissions', async () => {
  const [one, other] = await listed();
  const { stdout, exitCode } = await run(['answered', one.reference, other.reference]);
  expect(stdout.match(/ is marked as answered\.$/gm)).toHaveLength(2);
  expect(exitCode).toBe(0);
  const marked = await listed(['--state', 'answered']);
  expect(marked.map(({ reference }: { reference: string }) => reference)).toEqual([
    one.reference,
    other.reference,
  ]);
  expect(await listed(['--state', 'open'])).toHaveLength(count - 2);
  expect((await run(['show', one.reference])).stdout).toMatch(/\nAnswer: answered 20\d\d-/);
  const unknown = await run(['answered', 'OPR-2222-2222']);
  expect(unknown.stderr).toBe('There is no submission OPR-2222-2222.\n');
  expect(unknown.exitCode).toBe(1);
  await run(['answered', '--undo', one.reference, other.reference]);
  expect(await listed(['--state', 'answered'])).toEqual([]);
});

test('erase requires --yes, and deletes one application', async () => {
  const [first, ...others] = await listed();
  const withoutYes = await run(['erase', first.reference]);
  expect(withoutYes.stderr).toContain(`This permanently deletes:\n${first.reference}  `);
  expect(withoutYes.stderr).toContain('run it again with --yes');
  expect(withoutYes.exitCode).toBe(1);
  expect(await listed()).toHaveLength(1 + others.length);
  const { stdout } = await run(['erase', first.reference, '--yes']);
  expect(stdout).toMatch(
    /^OPR-\S+ .*\nErased: 1 submission, with 2 undelivered of their deliveries\.\nBackups, /,
  );
  expect(await listed()).toEqual(others);
  // The text is overwritten in the file, not just marked as free.
  expect(readFileSync(path, 'latin1')).not.toContain(`${first.firstName}R`);
});

test('erase deletes all submissions from one e-mail address, in upper or lower case', async () => {
  const [first, ...others] = await listed();
  const unknownSender = await run(['erase', '--email', 'nobody@example.org', '--yes']);
  expect(unknownSender.stderr).toBe('There is no submission from nobody@example.org.\n');
  expect(unknownSender.exitCode).toBe(1);
  const { stdout } = await run(['erase', '--email', first.email.toUpperCase(), '--yes']);
  expect(stdout).toContain(`${first.reference}  `);
  expect(stdout).toContain('Erased: 1 submission');
  expect(await listed()).toEqual(others);
});

test('purge deletes submissions older than an age, and --dry-run only counts them', async () => {
  const file = join(folder, 'old.sqlite');
  const environment = { DATABASE_URL: `file:${file}` };
  const store = await createStore({ kind: 'sqlite', path: file });
  for (let index = 0; index < 3; index += 1)
    await store.submit(createExampleSubmission(randomUUID()));
  await store.close();
  const database = new DatabaseSync(file);
  database.exec(`update submissions set submitted_at = '2021-01-31T00:00:00.000Z'
    where reference in (select reference from submissions order by reference limit 2)`);
  database.close();
  const purge = (...options: string[]) => run(['purge', '--older-than', ...options], environment);
  const countSubmissions = async () =>
    JSON.parse((await run(['list', '--json'], environment)).stdout).length;

  expect((await purge('90y', '--yes')).stdout).toContain('There are no submissions from before 19');
  expect((await purge('24m', '--dry-run', '--yes')).stdout).toMatch(
    /^Would be erased: 2 submissions from before 20\d\d-/,
  );
  expect((await purge('24m')).exitCode).toBe(1);
  expect(await countSubmissions()).toBe(3);
  const { stdout } = await purge('24m', '--yes');
  expect(stdout).toContain('Erased: 2 submissions, with 4 undelivered of their deliveries.');
  expect(await countSubmissions()).toBe(1);
});
