import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listContentItems } from './content.ts';
import { listFactItems } from './facts.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'opar-unconfirmed-'));
});

afterEach(() => rm(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('a post that is marked as an example is listed with its file and line', () => {
  write('blog/posts/first-week.md', '---\n\nsample: true\ntitle: Your first week\n---\n');
  write('blog/posts/bn/first-week.md', '---\n\nsample: true\ntitle: প্রথম সপ্তাহ\n---\n');
  write('blog/posts/confirmed.md', '---\n\ntitle: Confirmed\n---\n\nText.\n');
  expect(listContentItems(root, new Date('2026-11-22'))).toMatchObject([
    { kind: 'sample', file: 'blog/posts/bn/first-week.md', line: 3, what: 'প্রথম সপ্তাহ' },
    { kind: 'sample', file: 'blog/posts/first-week.md', line: 3, what: 'Your first week' },
  ]);
});

test('a fact that only the client can give is listed until it is given', () => {
  write(
    'content/organisation-facts.ts',
    "export const facts = {\n  licence: { en: 'RL-12', bn: 'আরএল-১২' },\n  fee: undefined,\n};\n",
  );
  expect(listFactItems(root)).toMatchObject([
    { kind: 'fact', file: 'content/organisation-facts.ts', line: 3, what: 'fee' },
  ]);
});

test('the facts of this project are listed, unless they are given', async () => {
  const { organisationFacts } = await import('#content/organisation-facts.ts');
  const missing = Object.entries(organisationFacts).filter(([, value]) => value === undefined);
  const projectRoot = join(import.meta.dirname, '../..');
  expect(listFactItems(projectRoot).map(({ what }) => what)).toEqual(missing.map(([id]) => id));
});
