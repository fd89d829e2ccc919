import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswerLinks } from './answer-link.server.ts';
import { answeredByLink } from './database/mark-answered.server.ts';
import { getDueDay, startDayMail } from './day-mail.server.ts';
import { createStore, type Store } from './store.server.ts';
import { createExampleSubmission } from './testing/examples.ts';
import { createSmtpError, startSmtp, type TestSmtp } from './testing/smtp.ts';
import { raiseTimeLimits } from './testing/time-limits.ts';

raiseTimeLimits();

let folder: string;
let stores: Store[];
let smtp: TestSmtp;
let lines: Record<string, unknown>[];
const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
const links = createAnswerLinks('a secret of the test, long enough', 'https://www.example.org');

const setClock = (dhaka: string) => vi.setSystemTime(new Date(`${dhaka}:00+06:00`));

async function open() {
  const store = await createStore({ kind: 'sqlite', path: join(folder, 'site.sqlite') });
  stores.push(store);
  return store;
}

/** Lets a process check once whether the mail is due. */
async function check(store: Store) {
  const settings = { smtpUrl: smtp.url, from: 'site@example.org', to: 'staff@example.org' };
  const sources = { answerLinks: links, backupFolder: join(folder, 'backups') };
  await startDayMail(store, settings, log, sources).stop();
}

async function submit(
  store: Store,
  firstName: string,
  values: Partial<Parameters<Store['submit']>[0]> = {},
) {
  const email = `${firstName.toLowerCase()}@example.org`;
  const example = createExampleSubmission(randomUUID(), { firstName, email });
  return (await store.submit({ ...example, ...values })).stored.reference;
}

const parse = async (index: number) => {
  const { text = '', ...mail } = await PostalMime.parse(smtp.mails[index]?.source ?? '');
  return { ...mail, text: text.replaceAll('\r\n', '\n') };
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opar-day-mail-'));
  stores = [];
  lines = [];
  smtp = await startSmtp();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(stores.map((store) => store.close()));
  await smtp.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ['2026-11-29T09:59', undefined],
  ['2026-11-29T10:00', 'day-2026-11-29'],
  ['2026-11-29T23:59', 'day-2026-11-29'],
  ['2026-12-03T10:00', 'day-2026-12-03'],
  ['2026-12-04T10:00', undefined],
  ['2026-12-05T12:00', undefined],
])('at %s in Dhaka the mail that is due is %s', (dhaka, name) => {
  expect(getDueDay(new Date(`${dhaka}:00+06:00`))).toBe(name);
});

test('the mail lists what is overdue, due today, held back and refused', async () => {
  const store = await open();
  setClock('2026-11-24T11:00');
  const overdue = await submit(store, 'Overdue');
  await store.addNote(overdue, '2026-11-25 12:00: called, no answer');
  const answered = await submit(store, 'Answered');
  await store.markAnswered([answered], { answeredAt: new Date().toISOString() });
  setClock('2026-11-28T12:00');
  const later = await submit(store, 'Later');
  setClock('2026-11-27T12:00');
  const today = await submit(store, 'Today', { language: 'bn' });
  setClock('2026-11-29T08:00');
  const heldBack = await submit(store, 'Robot', { spamReason: 'hidden field' });
  // The acknowledgement of the one that is due later was refused, and that of the overdue one waits for the mail server.
  for (;;) {
    const delivery = await store.claimDelivery(new Date(), 3_600_000, ['acknowledgement']);
    if (!delivery) break;
    const error =
      delivery.submission.reference === later
        ? 'EENVELOPE: all recipients were rejected: 550 5.1.1 <[address]> unknown\r\nuser'
        : 'EENVELOPE: 451 4.7.1 greylisted';
    await store.markFailed(delivery.id, error, new Date(Date.now() + 3_600_000));
  }
  setClock('2026-11-29T10:00');
  await check(store);
  const { subject, to, messageId, text, html } = await parse(0);
  expect(subject).toBe(
    'Sunday, November 29, 2026: 1 overdue, 1 due today, 1 held back, 1 open, due later or without a time',
  );
  expect(to).toEqual([{ name: '', address: 'staff@example.org' }]);
  expect(messageId).toBe('<day-2026-11-29@example.org>');
  expect(text).toContain(`OVERDUE

- Overdue Rahman
  ${overdue}, Student Exchange, answer in English
  Due Thursday, November 26, 2026, 11:00 AM
  Note: 2026-11-25 12:00: called, no answer
  Reply: mailto:overdue@example.org?subject=Your%20application%20${overdue}
  Mark as answered: https://www.example.org/staff/answered?reference=${overdue}&`);
  expect(text).toMatch(
    new RegExp(`DUE TODAY\n\n- Today Rahman\n  ${today}, Student Exchange, answer in Bengali\n`),
  );
  expect(text).toMatch(
    new RegExp(
      `HELD BACK AS SUSPECTED SPAM\n\n- Robot Rahman\n  ${heldBack}.*\n.*\n  Held back: hidden field\n`,
    ),
  );
  expect(text).toMatch(
    new RegExp(
      `ACKNOWLEDGEMENT REFUSED\n\n- Later Rahman\n  ${later}.*\n.*\n  The acknowledgement was refused, .*: 550 5.1.1 <\\[address\\]> unknown user\n  Phone: \\+880 1700-000000\n`,
    ),
  );
  expect(text).not.toMatch(/greylisted|Answered Rahman/);
  expect(text).toContain('There is no backup in BACKUP_FOLDER: have one made each night.');
  for (const name of ['Overdue', 'Today', 'Robot', 'Later'])
    expect(html).toContain(`<b>${name} Rahman</b>`);
  expect(JSON.stringify(lines)).not.toMatch(/rahman|example\.org|1700/i);
});

test('it is sent once a day, by one of several processes and not again after a restart', async () => {
  const store = await open();
  setClock('2026-11-29T09:00');
  await submit(store, 'Nusrat');
  setClock('2026-11-29T10:00');
  await Promise.all([check(store), check(await open()), check(await open())]);
  await check(await open());
  expect(smtp.mails).toHaveLength(1);
  expect(lines).toMatchObject([{ msg: 'mail of the day sent', name: 'day-2026-11-29' }]);
  setClock('2026-11-30T10:00');
  await check(store);
  expect((await parse(1)).subject).toMatch(/^Monday/);
});

test('without anything open there is no mail', async () => {
  const store = await open();
  setClock('2026-11-29T09:00');
  const reference = await submit(store, 'Nusrat');
  await store.markAnswered([reference], { answeredAt: new Date().toISOString(), by: 'Rina' });
  setClock('2026-11-29T10:00');
  await check(store);
  expect([smtp.mails, lines]).toEqual([[], []]);
});

test('marks by a link are told in the next mail, even if nothing else is open', async () => {
  const store = await open();
  const references: string[] = [];
  for (const [at, by] of [
    ['2026-11-26T09:59', answeredByLink],
    ['2026-11-28T23:00', answeredByLink],
    ['2026-11-28T23:00', 'Rina'],
  ] as const) {
    setClock(at);
    const reference = await submit(store, 'Nusrat');
    await store.markAnswered([reference], { answeredAt: new Date().toISOString(), by });
    references.push(reference);
  }
  setClock('2026-11-29T10:00');
  await check(store);
  const { subject, text } = await parse(0);
  expect(subject).toBe('Sunday, November 29, 2026: 1 marked by a link');
  expect(text).toContain(`by the link in a mail: ${references[1]}. If nobody`);
});

test('the age of the newest backup', async () => {
  const store = await open();
  setClock('2026-11-29T09:00');
  await submit(store, 'Nusrat');
  const backups = mkdtempSync(join(folder, 'backups'));
  const file = join(backups, 'opar.sqlite');
  writeFileSync(file, 'x');
  const settings = { smtpUrl: smtp.url, from: 'site@example.org', to: 'staff@example.org' };
  for (const [day, hours] of [
    ['2026-11-29T10:00', 9],
    ['2026-11-30T10:00', 60],
  ] as const) {
    setClock(day);
    const made = Date.now() / 1000 - hours * 3600;
    utimesSync(file, made, made);
    await startDayMail(store, settings, log, { backupFolder: backups }).stop();
  }
  expect((await parse(0)).text).toContain('The newest backup is 9 hours old.');
  expect((await parse(1)).text).toContain(
    'The newest backup is 60 hours old: it should be made each night.',
  );
});

test('a mail that the server rejects is tried again', async () => {
  const store = await open();
  setClock('2026-11-29T09:00');
  await submit(store, 'Nusrat');
  setClock('2026-11-29T10:00');
  smtp.answer = () => createSmtpError(451, 'Try later, staff@example.org');
  await check(store);
  expect(lines).toMatchObject([
    { level: 50, reason: 'EMESSAGE 451', msg: 'mail of the day not sent, it will be tried again' },
  ]);
  smtp.answer = () => undefined;
  await check(store);
  expect(smtp.mails).toEqual([]);
  setClock('2026-11-29T10:16');
  await check(store);
  expect(smtp.mails).toHaveLength(1);
});
