import { expect, test } from 'vitest';
import { submissionOptions } from './part-options.ts';
import { readSettings } from './settings.ts';

test('without their settings there is neither mail nor webhook', () => {
  expect(submissionOptions(readSettings({}))).toMatchObject({
    mail: undefined,
    digestTo: undefined,
    webhook: undefined,
  });
});

test('mail, digest and webhook have their settings', () => {
  const webhook = { url: 'https://crm.example.org/', secret: `whsec_${'a'.repeat(32)}` };
  const settings = readSettings({
    SMTP_URL: 'smtp://mail.example.org',
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'staff@example.org',
    DIGEST_TO: 'office@example.org',
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: webhook.secret,
  });
  expect(submissionOptions(settings)).toMatchObject({
    mail: { smtpUrl: 'smtp://mail.example.org', from: 'site@example.org', to: 'staff@example.org' },
    digestTo: 'office@example.org',
    webhook,
  });
});

test('mails have answer links, unless they are turned off', () => {
  const settings = {
    SITE_URL: 'https://www.example.org',
    ANSWER_LINKS_SECRET: 'sixteen-characters',
  };
  expect(submissionOptions(readSettings(settings)).answerLinks).toEqual({
    siteUrl: 'https://www.example.org',
    secret: 'sixteen-characters',
  });
  expect(submissionOptions(readSettings({ ...settings, ANSWER_LINKS: 'false' }))).toMatchObject({
    answerLinks: undefined,
  });
});

test('there is a mail of the day, unless it is turned off', () => {
  expect(submissionOptions(readSettings({ BACKUP_FOLDER: '/backups' })).dayMail).toEqual({
    backupFolder: '/backups',
  });
  expect(submissionOptions(readSettings({ DAY_MAIL: 'false' })).dayMail).toBeUndefined();
});

test('each limit has its own setting', () => {
  const settings = readSettings({
    SUBMISSIONS_PER_ADDRESS_PER_HOUR: '1',
    SUBMISSIONS_PER_MINUTE: '2',
    REFUSALS_PER_ADDRESS_PER_MINUTE: '3',
    READ_ONLY: 'true',
  });
  expect(submissionOptions(settings)).toMatchObject({
    submissionsPerAddressPerHour: 1,
    submissionsPerMinute: 2,
    rejectionsPerAddressPerMinute: 3,
    isReadOnly: true,
  });
});
