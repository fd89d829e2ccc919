import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countWaitingAnswers } from '#domain/submissions/answer-state.server.ts';
import { startDailyReport } from '#domain/submissions/daily-report.server.ts';
import { startDelivery } from '#domain/submissions/delivery.server.ts';
import { startDigest } from '#domain/submissions/digest.server.ts';
import { createMailTransport } from '#domain/submissions/mail-transport.server.ts';
import { createStaffMailContext } from '#domain/submissions/staff-mail-context.server.ts';
import { createStore, type Store } from '#domain/submissions/store.server.ts';
import { createTestDatabases } from '#domain/submissions/testing/databases.ts';
import { createExampleSubmission, message } from '#domain/submissions/testing/examples.ts';
import { startSmtp, type TestSmtp } from '#domain/submissions/testing/smtp.ts';
import { until } from '#domain/submissions/testing/time-limits.ts';
import { runCommand } from './testing/run-command.ts';

const { newDatabases } = createTestDatabases();

let store: Store;
let smtp: TestSmtp;
beforeEach(async () => {
  smtp = await startSmtp();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await smtp.stop();
  await store.close();
});

const setClock = (dhaka: string) => vi.setSystemTime(new Date(`${dhaka}:00+06:00`));

/** Returns what the staff tool prints at the test's present time. */
const run = (...args: string[]) => runCommand(store, args);

const referencesIn = (output: string) => output.match(/^OPR-\S+/gm) ?? [];
const listed = async (state: string) => referencesIn(await run('list', '--state', state));

async function submit(values: Partial<Parameters<Store['submit']>[0]> = {}) {
  const { stored } = await store.submit({
    ...createExampleSubmission(randomUUID(), { email: `${randomUUID()}@example.org` }),
    ...values,
  });
  return stored.reference;
}

/**
 * Submits a week's applications and messages, and sets the time to nine on Sunday morning. One application is
 * answered, one is overdue, and one is due on Sunday, after the office has opened. A message is overdue since Thursday. The
 * submission that is held back is a few hours old.
 */
async function receiveWeek() {
  setClock('2026-11-16T11:00');
  const answered = await submit();
  const overdue = await submit();
  setClock('2026-11-17T11:00');
  expect(await run('answered', answered)).toBe(`${answered} is marked as answered.\n`);
  setClock('2026-11-18T12:00');
  const contact = { form: 'contact', programme: undefined, termsVersion: undefined };
  const contactMessage = await submit({ ...contact, answers: message });
  setClock('2026-11-20T11:30');
  const due = await submit();
  setClock('2026-11-21T14:00');
  const heldBack = await submit({ spamReason: 'hidden field' });
  setClock('2026-11-22T09:00');
  return { answered, overdue, contactMessage, due, heldBack };
}

describe.each(newDatabases)('%s', (_, newDatabase) => {
  beforeEach(async () => {
    store = await createStore(await newDatabase());
  });

  test('lists and statistics show which submissions are answered, open and overdue', async () => {
    const { answered, overdue, contactMessage, due, heldBack } = await receiveWeek();
    expect(await listed('answered')).toEqual([answered]);
    expect(await listed('overdue')).toEqual([contactMessage, overdue]);
    expect(await listed('open')).toEqual([due, contactMessage, overdue]);
    const all = await run('list');
    expect(all).toMatch(new RegExp(`^${answered} .* answered 11-17 11:00 `, 'm'));
    expect(all).toMatch(new RegExp(`^${overdue} .* overdue 11-18 11:00 `, 'm'));
    expect(all).toMatch(new RegExp(`^${due} .* due 11-22 11:30 `, 'm'));
    expect(all).toMatch(new RegExp(`^${contactMessage} .* overdue 11-19 18:00 `, 'm'));
    expect(all).toMatch(new RegExp(`^${heldBack} .* held back `, 'm'));
    expect(await run('stats')).toMatch(
      /^Applications: 4\nMessages of the contact form: 1\nAnswered: 1, half of them within 24 hours \(median\)\nOpen: 2, of which overdue: 1\n/,
    );
    expect(await run('show', due)).toContain('\nAnswer: due 2026-11-22 11:30\n');
    expect(await run('show', due)).toContain('Conditions of Student Exchange:\n- met: a place at');

    setClock('2026-11-22T11:30');
    expect(await listed('overdue')).toEqual([due, contactMessage, overdue]);
    setClock('2026-11-22T14:01');
    expect(await listed('open'), 'held back for a day').toContain(heldBack);
  });

  test('the daily report, the digest and the mail to staff say how many answers are due and overdue', async () => {
    await receiveWeek();
    const lines: Record<string, unknown>[] = [];
    const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
    const answers = { open: 3, dueToday: 1, overdue: 2 };

    const report = startDailyReport(store, log, { mail: true });
    await until(() => expect(lines.some(({ level }) => level === 40)).toBe(true));
    report.stop();
    expect(lines[0]).toMatchObject({ answers, level: 30 });
    expect(lines[1]).toMatchObject({
      ...answers,
      msg: 'applicants wait longer than was promised: opar-applications list --state overdue',
    });

    const addresses = { smtpUrl: smtp.url, from: 'site@example.org' };
    const digest = startDigest(store, { ...addresses, to: 'office@example.org' }, log);
    const [digestSent] = await smtp.waitForMails(1);
    await digest.stop();
    const parsed = await PostalMime.parse(digestSent?.source ?? '');
    const digestText = parsed.text?.replaceAll('\r\n', '\n');
    expect(digestText).toContain(
      '- Overdue answers: 2\n- Answers due today: 1\n- All submissions without an answer: 3\n',
    );
    expect(digestText).toContain('2 promised answers are overdue. To see which: opar-applications');

    const mail = createMailTransport(
      { ...addresses, to: 'staff@example.org' },
      createStaffMailContext(store, undefined, log),
    );
    const delivery = startDelivery(store, mail, log);
    // There are four submissions, each with a mail to staff and one to the sender, and the digest.
    const mails = await smtp.waitForMails(9);
    await delivery.stop();
    const toStaff = mails.filter(({ to }) => to.includes('staff@example.org'));
    expect(toStaff).toHaveLength(4);
    for (const { source } of toStaff) {
      const { text, html, attachments } = await PostalMime.parse(source, {
        attachmentEncoding: 'utf8',
      });
      const notes = String(attachments[0]?.content);
      for (const internal of ['Of all submissions, answers due today: 1, overdue: 2.', 'opar-'])
        expect([
          text?.includes(internal),
          html?.includes(internal),
          notes.includes(internal),
        ]).toEqual([false, false, true]);
    }
  });

  test('marks either all of several submissions or none, and removes the mark', async () => {
    const { answered, overdue, contactMessage, due } = await receiveWeek();
    await expect(run('answered', overdue, 'OPR-2222-2222', due)).rejects.toThrow(
      'There is no submission OPR-2222-2222.',
    );
    expect(await listed('overdue')).toEqual([contactMessage, overdue]);

    expect(await run('answered', overdue.toLowerCase(), answered, contactMessage, due)).toBe(
      `${overdue} is marked as answered.
${answered} is marked as answered already, since 2026-11-17 11:00 in Dhaka.
${contactMessage} is marked as answered.
${due} is marked as answered.
`,
    );
    expect(await listed('open')).toEqual([]);
    const [exported] = JSON.parse(await run('list', '--state', 'answered', '--json')).slice(-1);
    expect(exported).toMatchObject({
      dueAt: '2026-11-18T05:00:00.000Z',
      answeredAt: expect.stringMatching(/^2026-11-(17|22)T/),
    });
    expect(await run('export', '--form', 'application')).toContain(
      ',2026-11-17 11:00:00,English,,,\r\n',
    );

    expect(await run('answered', '--undo', overdue)).toBe(`${overdue} is open again.\n`);
    expect(await run('answered', '--undo', overdue)).toContain('was not marked as answered');
    expect(await listed('overdue')).toEqual([overdue]);
    expect(await countWaitingAnswers(store, new Date())).toEqual({
      open: 1,
      dueToday: 0,
      overdue: 1,
    });
  });
});
