import { expect, test } from 'vitest';
import packageJson from '#package.json' with { type: 'json' };
import { readSettings } from '../config/settings.ts';
import { startupSummary, startupWarnings } from './startup-summary.ts';

const notesFor = (environment: Record<string, string>) =>
  startupSummary(readSettings(environment)).join('\n');

test('name what is not set, and what comes in its place', () => {
  const notes = notesFor({});
  expect(notes).toContain('DATABASE_URL: SQLite, data/opar.sqlite');
  expect(notes).toContain('SMTP_URL: not set, no mail is sent');
  expect(notes).toContain('WORDPRESS_URL: not set, posts come from blog/posts/');
});

test('name hosts and paths, but no password and no key', () => {
  const notes = notesFor({
    DATABASE_URL: 'postgres://site:secret@database.example:5432/opar',
    SMTP_URL: 'smtps://mailer:secret@mail.example',
    MAIL_FROM: 'site@mail.example',
    MAIL_TO: 'staff@mail.example',
    WORDPRESS_URL: 'https://editor:secret@posts.example/news',
    WEBHOOK_URL: 'https://crm.example:8443/services/T0/secret?key=secret',
    WEBHOOK_SECRET: `whsec_${Buffer.from('secret '.repeat(4)).toString('base64')}`,
    MAP_EMBED_URL: 'https://map.example/embed?key=secret',
  });
  expect(notes).toContain('postgres://database.example:5432/opar');
  expect(notes).toContain('smtps://mail.example, mail to staff@mail.example');
  expect(notes).toContain('https://posts.example/news');
  expect(notes).toContain('https://map.example/embed');
  expect(notes).toContain('WEBHOOK_URL: https://crm.example:8443\n');
  expect(notes).not.toMatch(/secret|whsec/);
});

test.each([
  'https://hooks.slack.example/services/T0/B0/secret',
  'https://crm.example/secret/?token=secret',
  'http://127.0.0.1:8080/secret#secret',
])('of the webhook %s, only the origin is named', (url) => {
  const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 'x').toString('base64')}`;
  const notes = notesFor({ WEBHOOK_URL: url, WEBHOOK_SECRET });
  expect(notes).toContain(`WEBHOOK_URL: ${new URL(url).origin}\n`);
  expect(notes).not.toContain('secret');
});

test('name the version, which /healthz does not', () => {
  expect(notesFor({})).toContain(`Version: ${packageJson.version}\n`);
});

const warningsFor = (environment: Record<string, string>) =>
  startupWarnings(readSettings(environment));

test('there are no warnings by default', () => {
  expect(warningsFor({})).toEqual([]);
});

test.each([
  ['http://crm.example/hooks?key=secret', 1],
  ['https://crm.example/hooks', 0],
  ['http://127.0.0.1:8080/hooks', 0],
  ['http://localhost/hooks', 0],
])('a webhook at %s has so many warnings: %i', (url, count) => {
  const warnings = warningsFor({
    WEBHOOK_URL: url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'x').toString('base64')}`,
  });
  expect(warnings).toHaveLength(count);
  expect(warnings.join()).not.toContain('secret');
});

test('a read-only site warns at its start', () => {
  expect(warningsFor({ READ_ONLY: 'true' })).toEqual([expect.stringContaining('read-only')]);
});
