import { spawnSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { count, prepareToolTests, tool } from './testing/tool.ts';

const { folder, path, run, listed } = prepareToolTests();

/** A database that nothing listens for, so that a command fails once it opens it. */
const unreachable = { DATABASE_URL: 'postgres://site@127.0.0.1:1/opar' };

/** Runs the tool in a shell. `TOOL` is its command, so that the shell can connect its output to a pipe or a file. */
function runInShell(command: string) {
  const { stdout, stderr, status } = spawnSync('/bin/sh', ['-c', command], {
    env: {
      PATH: process.env.PATH,
      TOOL: `${process.execPath} ${tool}`,
      INIT_CWD: folder,
      DATABASE_URL: `file:${path}`,
    },
    cwd: folder,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

test('a command that fails leaves an earlier file as it was, and no other file', async () => {
  const file = join(folder, 'last-week.csv');
  writeFileSync(file, 'last week');
  const before = readdirSync(folder);
  const failed = await run(['export', '--output', 'last-week.csv'], unreachable);
  expect(failed.stderr).toContain("The database can't be opened");
  expect(failed.exitCode).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe('last week');
  await run(['export', '--output', 'new.csv'], unreachable);
  expect(readdirSync(folder)).toEqual(before);
});

test('a complete output takes the place of an earlier file, and nothing else remains', async () => {
  mkdirSync(join(folder, 'exports'));
  mkdirSync(join(folder, 'archive'));
  const file = join(folder, 'archive', 'all.csv');
  writeFileSync(file, 'last week', { mode: 0o644 });
  symlinkSync(file, join(folder, 'exports', 'all.csv'));
  expect((await run(['export', '--output', 'exports/all.csv'])).exitCode).toBe(0);
  expect(readFileSync(file, 'utf8').match(/^OPR-/gm)).toHaveLength(count);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'archive'))).toEqual(['all.csv']);
  expect(readdirSync(join(folder, 'exports'))).toEqual(['all.csv']);
  expect(lstatSync(join(folder, 'exports', 'all.csv')).isSymbolicLink()).toBe(true);
});

test('the database can’t be the output', async () => {
  symlinkSync(path, join(folder, 'link.sqlite'));
  symlinkSync(folder, join(folder, 'linked-folder'));
  const [{ reference }] = await listed();
  const inFolder = ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm', 'link.sqlite'];
  for (const output of [
    ...inFolder,
    'linked-folder/site.sqlite',
    'linked-folder/site.sqlite-wal',
  ]) {
    const refused = await run(['show', reference, '--html', '--output', output]);
    expect(refused.stderr).toBe(
      `${join(folder, output)} belongs to the database of the site (DATABASE_URL). Choose another file for --output.\n`,
    );
    expect(refused.exitCode).toBe(1);
  }
  expect(await listed()).toHaveLength(count);
});

test('the output can be standard output by its path, in a pipe, in a file and in a deleted file', () => {
  // A link of the test's own: a fault of the tool would replace the machine's /dev/stdout.
  symlinkSync('/proc/self/fd/1', join(folder, 'stdout'));
  const piped = runInShell('$TOOL export --output stdout | cat');
  expect(piped.stderr).toBe('');
  expect(piped.stdout.match(/^OPR-/gm)).toHaveLength(count);
  const redirected = runInShell('$TOOL export --output stdout > redirected.csv');
  expect(redirected).toEqual({ stdout: '', stderr: '', status: 0 });
  expect(readFileSync(join(folder, 'redirected.csv'), 'utf8')).toBe(piped.stdout);
  const deleted = runInShell(
    'exec 4> deleted.csv 3< deleted.csv; rm deleted.csv; $TOOL export --output stdout >&4; cat <&3',
  );
  expect(deleted).toEqual(piped);
  expect(lstatSync(join(folder, 'stdout')).isSymbolicLink()).toBe(true);
});
