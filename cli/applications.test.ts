import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { prepareToolTests, tool } from './testing/process.ts';

const { path, run } = prepareToolTests();

test('a reader that closes the pipe early is not an error', async () => {
  const child = spawn(process.execPath, [tool, 'list', '--json'], {
    env: { PATH: '', DATABASE_URL: `file:${path}` },
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ stderr, exitCode: child.exitCode }).toEqual({ stderr: '', exitCode: 0 });
});

test('prints the help, and the problem of an invalid command line', async () => {
  const help = await run([]);
  expect(help.stdout).toContain('Usage: npm run applications --');
  expect(help.exitCode).toBe(0);
  const own = await run(['purge', '--help']);
  expect(own.stdout).toContain('--older-than AGE');
  expect(own.exitCode).toBe(0);
  const wrong = await run(['lsit']);
  expect(wrong.stderr).toContain('There is no command "lsit"');
  expect(wrong).toMatchObject({ stdout: '', exitCode: 2 });
});

test('reports why settings or a database can’t be used, without the password', async () => {
  const settings = await run(['list'], { DATABASE_URL: 'mysql://site:secret@db/opar' });
  expect(settings.stderr).toContain('DATABASE_URL is "mysql://site:***@db/opar"');
  expect(settings.exitCode).toBe(1);
  const database = await run(['list'], { DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/opar' });
  expect(database.stderr).toBe(
    "The database can't be opened (PostgreSQL 127.0.0.1:1/opar): connect ECONNREFUSED 127.0.0.1:1 (ECONNREFUSED)\n",
  );
  expect(database.exitCode).toBe(1);
});
