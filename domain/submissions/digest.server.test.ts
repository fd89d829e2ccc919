import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getDueWeek, startDigest } from './digest.server.ts';
import { createStore, type Store } from './store.server.ts';
import { createExampleSubmission, message } from './testing/examples.ts';
import { createSmtpError, startSmtp, type TestSmtp } from './testing/smtp.ts';
import { raiseTimeLimits, until } from './testing/time-limits.ts';

raiseTimeLimits();

let folder: string;
let stores: Store[];
let smtp: TestSmtp;
let running: { stop: () => Promise<void> }[];
let lines: Record<string, unknown>[];
const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });

/** Opens the store as another process does. */
async function open() {
  const store = await createStore({ kind: 'sqlite', path: join(folder, 'site.sqlite') });
  stores.push(store);
  return store;
}

function start(store: Store) {
  const settings = { smtpUrl: smtp.url, from: 'site@example.org', to: 'office@example.org' };
  const digest = startDigest(store, settings, log, { interval: 5 });
  running.push(digest);
  return digest;
}

const setClock = (now: string) => vi.setSystemTime(new Date(now));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opar-digest-'));
  stores = [];
  running = [];
  lines = [];
  smtp = await startSmtp();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(running.map(({ stop }) => stop()));
  await Promise.all(stores.map((store) => store.close()));
  await smtp.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  // Sunday, November 22, at 8:59 and at 9:00 in Dhaka.
  ['2026-11-22T02:59:59Z', undefined],
  ['2026-11-22T03:00:00Z', '2026-11-15'],
  ['2026-11-28T17:59:59Z', '2026-11-15'],
  ['2026-11-28T18:00:00Z', undefined],
  ['2026-11-29T03:00:00Z', '2026-11-22'],
  ['2027-01-03T03:00:00Z', '2026-12-27'],
])('at %s the digest of the week of %s is due', (now, week) => {
  expect(getDueWeek(new Date(now))).toBe(week);
});

test('several processes send one digest a week, with numbers and no personal data', async () => {
  const store = await open();
  const submit = async (
    at: string,
    values: Partial<Parameters<Store['submit']>[0]> = {},
    programme = 'student-exchange',
  ) => {
    setClock(at);
    await store.submit({ ...createExampleSubmission(randomUUID(), {}, programme), ...values });
  };
  // The last moment of the week before, and the first moment of this week, in Dhaka.
  await submit('2026-11-14T17:59:59.999Z');
  await submit('2026-11-14T18:00:00.000Z');
  await submit('2026-11-18T06:00:00.000Z');
  await submit('2026-11-18T06:00:00.000Z', {}, 'medical-internships');
  await submit('2026-11-19T06:00:00.000Z', { spamReason: 'filling time' });
  await submit('2026-11-20T06:00:00.000Z', {
    form: 'contact',
    programme: undefined,
    termsVersion: undefined,
    answers: { ...message, preferredDestination: 'Nusrat' },
  });
  await submit('2026-11-21T18:00:00.000Z', { spamReason: 'hidden field' });

  setClock('2026-11-22T03:00:00Z');
  const others = [await open(), await open()];
  for (const each of [store, ...others]) start(each);
  const [mail] = await smtp.waitForMails(1);
  await until(() => expect(lines.filter(({ msg }) => msg === 'digest sent')).toHaveLength(1));
  const parsed = await PostalMime.parse(mail?.source ?? '');
  expect(parsed.to).toEqual([{ name: '', address: 'office@example.org' }]);
  expect(parsed.messageId).toBe('<digest-2026-11-15@example.org>');
  expect(parsed.subject).toBe('4 submissions, November 15 – 21, 2026');
  const text = parsed.text?.replaceAll('\r\n', '\n') ?? '';
  expect(text).toContain(
    '4 submissions came in from Sunday to Saturday, Dhaka time. 1 more was held back as suspected spam.',
  );
  expect(text).toContain('By form\n- Application form: 3\n- Contact form: 1\n');
  expect(text).toContain('By programme\n- Student Exchange: 2\n- Medical Internships Abroad: 1\n');
  expect(text).toContain('By destination\n- Portugal: 3\n');
  expect(text).toContain(
    '- Held back as suspected spam, until you release them: 2\n- Deliveries waiting to be sent: 10\n',
  );
  expect(text).toContain(
    'opar-applications list --suspected. To release one: opar-applications release REFERENCE.',
  );
  expect(parsed.html).toContain('Medical Internships Abroad');
  for (const part of [text, parsed.html, JSON.stringify(lines)]) {
    expect(part).not.toMatch(/nusrat|rahman|tanvir|sylhet|OPR-|1700/i);
  }

  // It isn't sent again, not even after a restart.
  await Promise.all(running.map(({ stop }) => stop()));
  const again = start(await open());
  await again.stop();
  expect(smtp.mails).toHaveLength(1);

  setClock('2026-11-29T03:00:00Z');
  start(store);
  const mails = await smtp.waitForMails(2);
  expect((await PostalMime.parse(mails[1]?.source ?? '')).subject).toBe(
    '0 submissions, November 22 – 28, 2026',
  );
});

test('a digest that the mail server rejects is sent a quarter of an hour later', async () => {
  smtp.answer = () => createSmtpError(451, 'Try later, office@example.org');
  const store = await open();
  setClock('2026-11-18T06:00:00Z');
  await store.submit(createExampleSubmission(randomUUID()));
  setClock('2026-11-22T03:00:00Z');
  start(store);
  await until(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatchObject({
    level: 50,
    week: '2026-11-15',
    reason: 'EMESSAGE 451',
    msg: 'digest not sent, it will be tried again',
  });
  expect(JSON.stringify(lines)).not.toContain('office@');
  smtp.answer = () => undefined;
  expect(smtp.mails).toEqual([]);
  setClock('2026-11-22T03:15:01Z');
  await smtp.waitForMails(1);
});

test('before the first submission there is no digest', async () => {
  const store = await open();
  setClock('2026-11-22T03:00:00Z');
  await start(store).stop();
  expect([smtp.mails, lines]).toEqual([[], []]);
  expect(await store.isDigestSent('2026-11-15'), 'it is done with').toBe(true);
});

test('a store that fails is one line in the log', async () => {
  const store = await open();
  await store.close();
  stores.pop();
  setClock('2026-11-22T03:00:00Z');
  await start(store).stop();
  expect(lines).toMatchObject([{ level: 50, msg: 'digest waits for the store' }]);
});
