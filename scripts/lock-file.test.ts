import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMissingOptionalPackages } from './complete-lock-file.ts';

const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');

test('the lock file has the packages of every platform, so that npm ci accepts it', () => {
  expect(findMissingOptionalPackages(JSON.parse(text).packages)).toEqual([]);
});

test('the lock file has no registry URLs', () => {
  expect(text).not.toContain('"resolved"');
  expect(text).not.toMatch(/registry\.[a-z]/);
});
