import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createAnswerLinks } from './answer-link.server.ts';
import { readAnswerSecret } from './answer-link-secret.server.ts';

const secret = 'a secret of sixteen characters or more';
const now = new Date('2026-11-29T04:00:00Z');
const reference = 'OPR-7K4M-29QX';
const links = createAnswerLinks(secret, 'https://www.example.org');
const url = new URL(links.createUrl(reference, now));

/** Checks the link with some of its query replaced. */
const check = (changes: Record<string, string> = {}, at = now, by = links) => {
  const query = new URLSearchParams(url.searchParams);
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return by.check(query, at);
};

test('a link names its submission for 60 days, and says nothing of the sender', () => {
  expect(url.origin + url.pathname).toBe('https://www.example.org/staff/answered');
  expect([...url.searchParams.keys()]).toEqual(['reference', 'until', 'signature']);
  const expiresAt = '2027-01-28T04:00:00.000Z';
  expect(check()).toEqual({ kind: 'valid', reference, expiresAt });
  const lastMoment = new Date(Date.parse(expiresAt) - 1);
  expect(check({}, lastMoment)).toMatchObject({ kind: 'valid' });
  expect(check({}, new Date(expiresAt))).toEqual({ kind: 'expired' });
});

test.each([
  ['another submission', { reference: 'OPR-2222-2222' }],
  ['a later end', { until: String(Number(url.searchParams.get('until')) + 1) }],
  ['an end that is no time', { until: 'Infinity' }],
  ['no signature', { signature: '' }],
  ['a cut signature', { signature: url.searchParams.get('signature')?.slice(0, -2) ?? '' }],
  ['another signature', { signature: Buffer.alloc(32).toString('base64url') }],
  ['a reference with more behind it', { reference: `${reference}\n1` }],
])('a link with %s is invalid', (_, changes) => {
  expect(check(changes)).toEqual({ kind: 'invalid' });
  const late = new Date('2030-01-01T00:00:00Z');
  expect(check(changes, late), 'and not called expired').toEqual({ kind: 'invalid' });
});

test('a link of another secret is invalid, and so is an empty query', () => {
  const others = createAnswerLinks(`${secret}.`, 'https://www.example.org');
  expect(check({}, now, others)).toEqual({ kind: 'invalid' });
  expect(links.check(new URLSearchParams(), now)).toEqual({ kind: 'invalid' });
});

test('the first start writes the secret beside the SQLite database, for its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'opar-answer-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = { kind: 'sqlite', path: join(folder, 'site.sqlite') } as const;
  const written = readAnswerSecret(database);
  expect(written).toMatch(/^[\w-]{43}$/);
  expect(readAnswerSecret(database)).toBe(written);
  expect(readdirSync(folder)).toEqual(['site.sqlite.answer-key']);
  const file = join(folder, 'site.sqlite.answer-key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, '');
  expect(() => readAnswerSecret(database)).toThrow('has no secret');
  expect(readAnswerSecret({ kind: 'postgres', url: 'postgres://localhost/opar' })).toBeUndefined();
});
