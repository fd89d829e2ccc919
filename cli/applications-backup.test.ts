import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { prepareToolTests } from './testing/tool.ts';

const { folder, run, listed } = prepareToolTests();

test('backup copies the database and verify reads the copy', async () => {
  const { stdout, exitCode } = await run(['backup', 'copy.sqlite']);
  const copy = join(folder, 'copy.sqlite');
  const { length } = await listed();
  expect(stdout).toMatch(new RegExp(`^Copied to ${copy}\\.\nIn order: ${length} submissions, `));
  expect(exitCode).toBe(0);
  const content = readFileSync(copy);

  const again = await run(['backup', 'copy.sqlite']);
  expect(again.stderr).toBe(`${copy} exists already: a backup never overwrites a file.\n`);
  expect(again.exitCode).toBe(1);
  expect(readFileSync(copy)).toEqual(content);

  expect((await run(['verify', 'copy.sqlite'])).stdout).toMatch(/^In order: /);
  const database = new DatabaseSync(copy);
  database.exec(`update submissions set answers = replace(answers, 'Rahman', 'Rahmen')`);
  database.close();
  const damaged = await run(['verify', 'copy.sqlite']);
  expect(damaged.stdout).toMatch(/^OPR-\S+: form, programme or answers are not those that were/);
  expect(damaged.stderr).toBe(`Problems found: ${length}.\n`);
  expect(damaged.exitCode).toBe(1);
  expect((await run(['verify'])).exitCode).toBe(0);

  const missing = await run(['verify', 'none.sqlite']);
  expect(missing.stderr).toContain('there is no such file');
  expect(missing.exitCode).toBe(1);
});

test('backup refers to pg_dump for PostgreSQL', async () => {
  const { stderr, exitCode } = await run(['backup', 'copy.dump'], {
    DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/opar',
  });
  expect(stderr).toContain('pg_dump --format=custom --file=copy.dump "$DATABASE_URL"');
  expect(stderr).not.toContain('secret');
  expect(exitCode).toBe(1);
});
