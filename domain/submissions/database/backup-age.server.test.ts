import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBackupAge } from './backup-age.server.ts';

const now = new Date('2026-11-29T12:00:00Z');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opar-backup-age-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, time: string, text = 'data') {
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), new Date(time), new Date(time));
}

test('the age is that of the newest complete file', async () => {
  write('opar-2026-11-27.sqlite', '2026-11-27T02:15:00Z');
  write('opar-2026-11-28.sqlite.age', '2026-11-28T02:15:00Z');
  write('opar-2026-11-29.sqlite.partial', '2026-11-29T02:15:00Z');
  write('opar-2026-11-29.dump', '2026-11-29T02:15:00Z', '');
  mkdirSync(join(folder, 'old'));
  expect(await readBackupAge(folder, now)).toEqual({ hours: 33 });
});

test('the copy to another machine has an age of its own, and is no backup', async () => {
  write('copied-elsewhere', '2026-11-29T02:20:00Z', '');
  expect(await readBackupAge(folder, now)).toEqual({ copyHours: 9 });
});

test('a folder that is missing has no backup', async () => {
  expect(await readBackupAge(join(folder, 'missing'), now)).toEqual({});
});

test('a backup of a clock that is ahead is new', async () => {
  write('opar.sqlite', '2026-11-29T13:00:00Z');
  expect(await readBackupAge(folder, now)).toEqual({ hours: 0 });
});
