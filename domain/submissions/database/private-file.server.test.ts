import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';

const dialect = join(import.meta.dirname, 'sqlite.server.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opar-private-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/**
 * Opens a database in a child process whose umask hides nothing. The process is killed while the database is open, so
 * that the `-wal` and `-shm` files remain.
 */
function open(path: string) {
  const program = `
    process.umask(0);
    const { createSqliteDialect } = await import(${JSON.stringify(dialect)});
    createSqliteDialect(${JSON.stringify(path)});
    process.kill(process.pid, 'SIGKILL');`;
  try {
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: folder,
      stdio: 'pipe',
    });
  } catch (error) {
    if ((error as { signal?: unknown }).signal !== 'SIGKILL') throw error;
  }
}

const modeOf = (path: string) => `0${(statSync(join(folder, path)).mode & 0o777).toString(8)}`;
const files = (path: string) => [path, `${path}-wal`, `${path}-shm`];

test.each(['data/opar.sqlite', 'elsewhere/opar.sqlite'])(
  '%s and its folder are created for their owner only, whatever the umask',
  (path) => {
    open(path);
    expect(modeOf(join(path, '..'))).toBe('0700');
    expect(files(path).map(modeOf)).toEqual(['0600', '0600', '0600']);
  },
);

test('an existing file and the folder `data` lose the permissions of others', () => {
  mkdirSync(join(folder, 'data'));
  open('data/opar.sqlite');
  expect(existsSync(join(folder, 'data/opar.sqlite-wal'))).toBe(true);
  chmodSync(join(folder, 'data'), 0o755);
  for (const file of files('data/opar.sqlite')) chmodSync(join(folder, file), 0o644);
  open('data/opar.sqlite');
  expect(modeOf('data')).toBe('0700');
  expect(files('data/opar.sqlite').map(modeOf)).toEqual(['0600', '0600', '0600']);
});

test('a database in memory creates no file', () => {
  open(':memory:');
  expect(readdirSync(folder)).toEqual([]);
});

test('another existing folder keeps its permissions', () => {
  mkdirSync(join(folder, 'shared'));
  chmodSync(join(folder, 'shared'), 0o777);
  writeFileSync(join(folder, 'shared/of-somebody-else'), '');
  chmodSync(join(folder, 'shared/of-somebody-else'), 0o644);
  open('shared/opar.sqlite');
  expect(modeOf('shared')).toBe('0777');
  expect(modeOf('shared/of-somebody-else')).toBe('0644');
  expect(files('shared/opar.sqlite').map(modeOf)).toEqual(['0600', '0600', '0600']);
});
