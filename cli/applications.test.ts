import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { count, prepareToolTests, sent, tool } from './testing/tool.ts';

const { folder, path, runProcess } = prepareToolTests();

test('list prints all submissions through a pipe, and nothing else', async () => {
  const { stdout, stderr, exitCode } = await runProcess(['list', '--json']);
  expect(stdout.length).toBeGreaterThan(100_000);
  const applications = JSON.parse(stdout);
  expect(applications).toHaveLength(count);
  expect(applications[0]).toEqual({
    ...sent,
    firstName: expect.stringMatching(/^=Nusrat\d+$/),
    email: expect.stringMatching(/^nusrat\d+@example\.org$/),
    form: 'application',
    termsVersion: '2026-11-21',
    reference: expect.stringMatching(/^OPR-.{4}-.{4}$/),
    programme: expect.stringMatching(/^student-exchange|pathway-program$/),
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    dueAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
});

test('a path on the command line is relative to the folder of the caller', async () => {
  const { stdout, exitCode } = await runProcess(['export', '--output', 'list.csv']);
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 0 });
  const lines = readFileSync(join(folder, 'list.csv'), 'utf8').split('\r\n');
  expect(lines.filter((line) => line.startsWith('OPR-'))).toHaveLength(count);
});

test('a reader that closes the pipe early is not an error', async () => {
  const child = spawn(process.execPath, [tool, 'list', '--json'], {
    env: { PATH: '', DATABASE_URL: `file:${path}` },
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ stderr, exitCode: child.exitCode }).toEqual({ stderr: '', exitCode: 0 });
});

test('prints the help, and the problem of an invalid command line', async () => {
  const help = await runProcess([]);
  expect(help.stdout).toContain('Usage: npm run applications --');
  expect(help.exitCode).toBe(0);
  const own = await runProcess(['purge', '--help']);
  expect(own.stdout).toContain('--older-than AGE');
  expect(own.exitCode).toBe(0);
  const wrong = await runProcess(['lsit']);
  expect(wrong.stderr).toContain('There is no command "lsit"');
  expect(wrong).toMatchObject({ stdout: '', exitCode: 2 });
});

test('reports why settings or a database can’t be used, without the password', async () => {
  const settings = await runProcess(['list'], { DATABASE_URL: 'mysql://site:secret@db/opar' });
  expect(settings.stderr).toContain('DATABASE_URL is "mysql://site:***@db/opar"');
  expect(settings.exitCode).toBe(1);
  const database = await runProcess(['list'], {
    DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/opar',
  });
  expect(database.stderr).toBe(
    "The database can't be opened (PostgreSQL 127.0.0.1:1/opar): connect ECONNREFUSED 127.0.0.1:1 (ECONNREFUSED)\n",
  );
  expect(database.exitCode).toBe(1);
});
