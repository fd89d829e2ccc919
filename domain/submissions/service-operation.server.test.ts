import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { StoreError } from './store-error.server.ts';
import { createSentSubmission, prepareServiceTests, until } from './testing/service.ts';
import { startSmtp } from './testing/smtp.ts';

const { fixture, reopen, submit, moveDatabaseAway, bringDatabaseBack } = prepareServiceTests();

test('without mail, the log warns at start that submissions wait', async () => {
  expect(fixture.lines.join('')).not.toContain('wait to be read');
  await submit(randomUUID());
  await reopen();
  await until(() =>
    expect(fixture.lines.join('')).toMatch(/"level":40.*"mails":2.*wait to be read/),
  );
});

test('the log says at start how many submissions came, and how many are held back', async () => {
  await until(() => expect(fixture.lines.join('')).toContain('"submissions":0'));
  await submit(randomUUID());
  await fixture.submissions.submit(createSentSubmission({ spamReason: 'hidden field' }));
  fixture.lines = [];
  await reopen();
  await until(() => expect(fixture.lines).toHaveLength(3));
  expect(fixture.lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      submissions: 2,
      suspected: 1,
      deliveries: { waiting: 2, retrying: 0, givenUp: 0 },
      msg: 'submissions of the last 24 hours, and what waits',
    },
    { level: 40, suspected: 1, msg: expect.stringContaining('list --suspected') },
    { level: 40, mails: 2 },
  ]);
});

test('the health of the store is checked at most once in some seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  expect(await fixture.submissions.health()).toEqual({ ok: true, mail: 'off' });
  moveDatabaseAway();
  expect(await fixture.submissions.health()).toEqual({ ok: true, mail: 'off' });
  vi.advanceTimersByTime(5001);
  expect(await fixture.submissions.health()).toMatchObject({ ok: false });
  bringDatabaseBack();
  vi.useRealTimers();
});

test('the health says when staff have not been told of a submission', async () => {
  const unreachable = {
    mail: {
      smtpUrl: 'smtp://127.0.0.1:1?requireTLS=false',
      from: 'OPAR <site@opar.example>',
      to: 'staff@opar.example',
    },
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  await submit(randomUUID());
  await reopen(unreachable);
  expect(await fixture.submissions.health()).toEqual({ ok: true, mail: 'on' });
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await reopen(unreachable);
  expect(await fixture.submissions.health()).toEqual({ ok: true, mail: 'late' });
  vi.useRealTimers();
});

test('a failing store throws, and the service recovers with it', async () => {
  const submissionId = randomUUID();
  moveDatabaseAway();
  await expect(submit(submissionId)).rejects.toThrow(StoreError);
  expect(await fixture.submissions.health()).toEqual({
    ok: false,
    reason: expect.stringContaining('moved or deleted'),
  });
  bringDatabaseBack();
  expect(await submit(submissionId)).toMatchObject({ submissionId });
});

test('the log has references and no personal data', async () => {
  const { reference } = await submit(randomUUID());
  moveDatabaseAway();
  await expect(submit(randomUUID())).rejects.toThrow();
  expect(fixture.lines.join('')).toContain(reference);
  expect(fixture.lines.join('')).toContain('submission not stored');
  expect(fixture.lines.join('')).not.toMatch(/nusrat|rahman|1700|dhaka/i);
});

test('waiting applications are mailed when mail is configured', async () => {
  const { reference } = await submit(randomUUID());
  expect(await fixture.submissions.health()).toEqual({ ok: true, mail: 'off' });
  const smtp = await startSmtp();
  // The interval of the worker is frozen, so that only a submission wakes it.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await reopen({
    mail: { smtpUrl: smtp.url, from: 'site@example.org', to: 'staff@example.org' },
  });
  vi.useRealTimers();
  const mails = await smtp.waitForMails(2);
  expect(mails.map(({ to }) => to[0]).toSorted()).toEqual([
    'nusrat@example.org',
    'staff@example.org',
  ]);
  expect(mails.every(({ source }) => source.includes(reference))).toBe(true);

  await until(() =>
    expect(fixture.lines.filter((line) => line.includes('mail delivered'))).toHaveLength(2),
  );
  await submit(randomUUID());
  await smtp.waitForMails(4);
  await fixture.submissions.close();
  await smtp.stop();
});
