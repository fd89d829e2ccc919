import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createStore } from '#domain/submissions/store.server.ts';
import { createExampleSubmission } from '#domain/submissions/testing/examples.ts';
import { count, prepareToolTests, sent } from './testing/tool.ts';

const { folder, run, listed } = prepareToolTests();

test('list prints a table', async () => {
  const { stdout } = await run(['list', '--programme', 'pathway-program']);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(1 + count / 2);
  expect(lines[0]).toMatch(/^Reference +Came +Answer +About +Sender$/);
  expect(lines[1]).toMatch(
    /^OPR-\S+ +\d\d-\d\d +due [\d-]+ \S+ +pathway-program +=Nusrat\d+ Rahman$/,
  );
});

test('list prints 20 rows of 80 columns, and says how many more there are', async () => {
  const lines = (await run(['list'])).stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe(`And ${count - 20} more: --all lists them.`);
  const all = (await run(['list', '--all'])).stdout.trimEnd().split('\n');
  expect(all).toHaveLength(1 + count);
  expect(Math.max(...all.map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('list and show remove direction controls and line separators from names', async () => {
  const file = join(folder, 'directions.sqlite');
  const store = await createStore({ kind: 'sqlite', path: file });
  const firstName = '\u202eNus\u2066rat\u200f';
  const answers = { ...sent, firstName, lastName: 'Rah\u2028man' };
  const { stored } = await store.submit(createExampleSubmission(randomUUID(), answers));
  await store.close();
  const environment = { DATABASE_URL: `file:${file}` };
  for (const command of [['list'], ['show', stored.reference]]) {
    const { stdout } = await run(command, environment);
    expect(stdout).toContain('Nusrat');
    expect(stdout).toContain('Rah man');
    expect(stdout).not.toMatch(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/);
  }
  // The store has the original text.
  const [json] = JSON.parse((await run(['list', '--json'], environment)).stdout);
  expect(json).toMatchObject({ firstName, lastName: answers.lastName });
});

test('an empty store gives an empty list', async () => {
  const file = join(folder, 'empty.sqlite');
  await (await createStore({ kind: 'sqlite', path: file })).close();
  const empty = { DATABASE_URL: `file:${file}` };
  expect(await run(['list', '--json'], empty)).toEqual({ stdout: '[]\n', stderr: '', exitCode: 0 });
  expect((await run(['list'], empty)).stdout).toBe('There are no submissions.\n');
});

// An empty database in its place would look like a site without applications from the second call on.
test('a missing database is reported, and not created', async () => {
  const file = join(folder, 'new', 'site.sqlite');
  for (const command of [['list'], ['export'], ['purge', '--yes']]) {
    const { stdout, stderr, exitCode } = await run(command, { DATABASE_URL: `file:${file}` });
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 1 });
    expect(stderr).toContain(`There is no database at ${file}. `);
    expect(stderr).toContain('DATABASE_URL');
  }
  expect(existsSync(dirname(file))).toBe(false);
});

test('every listing can be filtered', async () => {
  expect(await listed(['--programme', 'student-exchange'])).toHaveLength(count / 2);
  expect(await listed(['--since', '2099-01-01'])).toEqual([]);
  expect(await listed(['--state', 'waiting', '--until', '2099-01-01'])).toHaveLength(count);
  expect(await listed(['--state', 'given-up'])).toEqual([]);
  const filterOptions = [
    '--programme',
    'student-exchange',
    '--state',
    'waiting',
    '--form',
    'application',
  ];
  const json = async (command: string) =>
    JSON.parse((await run([command, '--json', ...filterOptions])).stdout);
  expect(await json('deliveries')).toHaveLength(count);
  expect((await json('stats')).programmes).toEqual([
    { programme: 'student-exchange', name: 'Student Exchange', count: count / 2 },
  ]);
  const csv = await run(['export', ...filterOptions]);
  expect(csv.stdout.match(/^OPR-/gm)).toHaveLength(count / 2);
});

test('stats prints tables, without bars outside a terminal', async () => {
  const { stdout } = await run(['stats']);
  expect(stdout).toMatch(
    /^Applications: 30\nMessages of the contact form: 0\nAnswered: 0\nOpen: 30, of which overdue: 0\n\nProgramme +Number {2}Share\nPathway Program +15 {3}50 %\n/,
  );
  expect(stdout).toMatch(/\nDestination +Number {2}Share\nPortugal +30 {2}100 %\n/);
  expect(stdout).toMatch(/\nWeek from Sunday +Number {2}Share\n\d{4}-\d\d-\d\d +30 {2}100 %\n$/);
  expect((await run(['stats', '--since', '2099-01-01'])).stdout).toBe(
    'There are no submissions.\n',
  );
});
