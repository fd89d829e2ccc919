import { randomUUID } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countOutcomes } from './count-outcomes.server.ts';
import type { Answers } from './form.ts';
import { getApplicationForm } from './forms/application.ts';
import { terms } from './forms/terms.ts';
import { createSubmissionService, type SubmissionService } from './service.server.ts';
import { createStore } from './store.server.ts';
import { StoreError } from './store-error.server.ts';
import { application, filledForm } from './testing/examples.ts';
import { startSmtp } from './testing/smtp.ts';

// This is a limit, not an expectation: the machine may be busy.
vi.setConfig({ testTimeout: 10_000 });
const until = <T>(check: () => T) => vi.waitFor(check, { timeout: 5_000, interval: 20 });

let folder: string;
let path: string;
let submissions: SubmissionService;
let lines: string[];
const log = pino({ level: 'debug' }, { write: (line) => lines.push(line) });

const noLimit = {
  SUBMISSIONS_PER_ADDRESS_PER_HOUR: 0,
  SUBMISSIONS_PER_MINUTE: 0,
  REFUSALS_PER_ADDRESS_PER_MINUTE: 0,
  READ_ONLY: false,
};
const visitorAddress = '192.0.2.1';

const programme = 'student-exchange';
const form = getApplicationForm(programme);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opar-service-'));
  path = join(folder, 'site.sqlite');
  lines = [];
  const database = { kind: 'sqlite', path } as const;
  submissions = await createSubmissionService({ DATABASE_URL: database, ...noLimit }, log);
});
afterEach(async () => {
  await submissions.close();
  rmSync(folder, { recursive: true });
});

async function submit(submissionId: string | undefined) {
  const result = await submissions.submit({
    form,
    programme,
    raw: filledForm,
    submissionId,
    visitorAddress,
  });
  if (result.kind !== 'stored') throw new Error('The submission was rejected');
  return result;
}

/** Reads the references from the store, without the service. */
async function references() {
  const store = await createStore({ kind: 'sqlite', path });
  const found = [];
  for await (const { reference } of store.list()) found.push(reference);
  await store.close();
  return found;
}

test('a valid application is stored and gets a reference', async () => {
  const submissionId = randomUUID();
  const first = await submit(submissionId);
  expect(first).toMatchObject({ kind: 'stored', answers: application, submissionId });
  expect(await submit(submissionId.toUpperCase())).toEqual(first);
  expect((await submit(randomUUID())).reference).not.toBe(first.reference);
});

test.each([undefined, '', 'x', `${randomUUID()}'`])(
  'a new submission id replaces %j',
  async (id) => {
    const { submissionId, reference } = await submit(id);
    expect(submissionId).toMatch(/^[\da-f-]{36}$/);
    expect((await submit(id)).reference).not.toBe(reference);
  },
);

test('a submission over the limit is not stored, and an invalid one does not count', async () => {
  await submissions.close();
  const database = { kind: 'sqlite', path } as const;
  submissions = await createSubmissionService(
    {
      ...noLimit,
      DATABASE_URL: database,
      SUBMISSIONS_PER_ADDRESS_PER_HOUR: 1,
      SUBMISSIONS_PER_MINUTE: 0,
    },
    log,
  );
  const send = (raw: Answers) =>
    submissions.submit({
      form,
      programme,
      raw,
      submissionId: randomUUID(),
      visitorAddress,
    });
  expect((await send({ ...filledForm, email: '' })).kind).toBe('refused');
  expect((await send(filledForm)).kind).toBe('stored');
  expect((await send(filledForm)).kind).toBe('limited');
  expect(await references()).toHaveLength(1);
});

test('a read-only site accepts no form, says when to try again, and logs nothing about the visitor', async () => {
  await submissions.close();
  const database = { kind: 'sqlite', path } as const;
  submissions = await createSubmissionService(
    { ...noLimit, DATABASE_URL: database, READ_ONLY: true },
    log,
  );
  const send = (raw: Answers) =>
    submissions.submit({ form, programme, raw, submissionId: randomUUID(), visitorAddress });
  expect(await send(filledForm)).toEqual({ kind: 'closed', retryAfter: 3600 });
  expect((await send({ ...filledForm, email: '' })).kind).toBe('closed');
  expect(await references()).toEqual([]);
  expect(lines.join('')).toContain('submission refused: the site is read-only');
  expect(lines.join('')).not.toContain(filledForm.email);
  expect(await submissions.health()).toMatchObject({ ok: true });
});

test('neither a failed nor a repeated submission counts towards the limit', async () => {
  await submissions.close();
  const database = { kind: 'sqlite', path } as const;
  submissions = await createSubmissionService(
    {
      ...noLimit,
      DATABASE_URL: database,
      SUBMISSIONS_PER_ADDRESS_PER_HOUR: 1,
      SUBMISSIONS_PER_MINUTE: 1,
    },
    log,
  );
  renameSync(path, `${path}.away`);
  const id = randomUUID();
  await expect(submit(id)).rejects.toThrow(StoreError);
  renameSync(`${path}.away`, path);
  const first = await submit(id);
  const again = { form, programme, raw: filledForm, submissionId: id, visitorAddress };
  expect(await submissions.submit(again)).toEqual({
    kind: 'limited',
    retryAfter: expect.any(Number),
  });
  expect(first.reference).toMatch(/^OPR-/);
});

test('after many repeated submissions, the visitor may still send another one', async () => {
  await submissions.close();
  const database = { kind: 'sqlite', path } as const;
  submissions = await createSubmissionService(
    {
      ...noLimit,
      DATABASE_URL: database,
      SUBMISSIONS_PER_ADDRESS_PER_HOUR: 2,
      SUBMISSIONS_PER_MINUTE: 2,
    },
    log,
  );
  const id = randomUUID();
  const { reference } = await submit(id);
  for (let count = 0; count < 5; count += 1) expect((await submit(id)).reference).toBe(reference);
  expect((await submit(randomUUID())).reference).not.toBe(reference);
});

test('without mail, the log warns at start that submissions wait', async () => {
  expect(lines.join('')).not.toContain('wait to be read');
  await submit(randomUUID());
  await submissions.close();
  const settings = { DATABASE_URL: { kind: 'sqlite', path }, ...noLimit } as const;
  submissions = await createSubmissionService(settings, log);
  await until(() => expect(lines.join('')).toMatch(/"level":40.*"mails":2.*wait to be read/));
});

test('the log says at start how many submissions came, and how many are held back', async () => {
  await until(() => expect(lines.join('')).toContain('"submissions":0'));
  await submit(randomUUID());
  await submissions.submit({
    form,
    programme,
    raw: filledForm,
    submissionId: randomUUID(),
    suspicion: 'hidden field',
    visitorAddress,
  });
  await submissions.close();
  lines = [];
  const settings = { DATABASE_URL: { kind: 'sqlite', path }, ...noLimit } as const;
  submissions = await createSubmissionService(settings, log);
  await until(() => expect(lines).toHaveLength(3));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
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

test('an invalid application is rejected with its messages', async () => {
  const raw = { ...filledForm, email: 'nusrat', agreeToTerms: false };
  const result = await submissions.submit({
    form,
    programme,
    raw,
    submissionId: randomUUID(),
    visitorAddress,
  });
  expect(result).toEqual({
    kind: 'refused',
    errors: {
      email: 'Please enter a valid email address',
      agreeToTerms: 'You must agree to the terms and conditions',
    },
  });
  expect(await references()).toEqual([]);
});

test('stores the version of the terms that was shown, and its text', async () => {
  const send = async (termsVersion: string | undefined) => {
    const submissionId = randomUUID();
    await submissions.submit({
      form,
      programme,
      raw: filledForm,
      submissionId,
      termsVersion,
      visitorAddress,
    });
  };
  const store = await createStore({ kind: 'sqlite', path });
  // An earlier version of the site has shown these terms.
  await store.saveTerms({ version: '0badcafe', text: 'Earlier terms' });
  for (const version of ['0badcafe', undefined, '', '2222cafe']) await send(version);
  const versions = [];
  for await (const { termsVersion } of store.list()) versions.push(termsVersion);
  const texts = await store.listTerms();
  await store.close();
  const { version, points } = terms.en;
  expect(versions.toSorted()).toEqual(['0badcafe', version, version, version].toSorted());
  expect(texts.find((kept) => kept.version === version)?.text).toContain(points[0]);
  expect(texts.map(({ text }) => text)).toContain('Earlier terms');
});

test('submissions rejected by the shared limit do not count for their address', async () => {
  await submissions.close();
  const database = { kind: 'sqlite', path } as const;
  submissions = await createSubmissionService(
    {
      ...noLimit,
      DATABASE_URL: database,
      SUBMISSIONS_PER_ADDRESS_PER_HOUR: 2,
      SUBMISSIONS_PER_MINUTE: 1,
    },
    log,
  );
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  await submit(randomUUID());
  for (let count = 0; count < 5; count += 1)
    await expect(submit(randomUUID())).rejects.toThrow('rejected');
  await vi.advanceTimersByTimeAsync(61_000);
  await submit(randomUUID());
  vi.useRealTimers();
});

test('suspected submissions from many addresses do not block an honest one', async () => {
  await submissions.close();
  const database = { kind: 'sqlite', path } as const;
  submissions = await createSubmissionService(
    { ...noLimit, DATABASE_URL: database, SUBMISSIONS_PER_MINUTE: 2 },
    log,
  );
  const suspected = { form, programme, raw: filledForm, suspicion: 'hidden field' } as const;
  const kinds = [];
  for (let count = 0; count < 3; count += 1) {
    const sent = {
      ...suspected,
      submissionId: randomUUID(),
      visitorAddress: `198.51.100.${count}`,
    };
    kinds.push((await submissions.submit(sent)).kind);
  }
  expect(kinds).toEqual(['stored', 'stored', 'limited']);
  expect((await submit(randomUUID())).reference).toMatch(/^OPR-/);
});

test('the health of the store is checked at most once in some seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  expect(await submissions.health()).toEqual({ ok: true, mail: 'off' });
  renameSync(path, `${path}.away`);
  expect(await submissions.health()).toEqual({ ok: true, mail: 'off' });
  vi.advanceTimersByTime(5001);
  expect(await submissions.health()).toMatchObject({ ok: false });
  renameSync(`${path}.away`, path);
  vi.useRealTimers();
});

test('a failing store throws, and the service recovers with it', async () => {
  const submissionId = randomUUID();
  renameSync(path, `${path}.away`);
  await expect(submit(submissionId)).rejects.toThrow(StoreError);
  expect(await submissions.health()).toEqual({
    ok: false,
    reason: expect.stringContaining('moved or deleted'),
  });
  renameSync(`${path}.away`, path);
  expect(await submit(submissionId)).toMatchObject({ submissionId });
});

test('a confirmation has no personal data, and needs the submission id', async () => {
  const { reference, submissionId, submittedAt } = await submit(randomUUID());
  expect(await submissions.findConfirmation(reference, submissionId)).toEqual({
    reference,
    form: 'application',
    programme: 'student-exchange',
    submittedAt,
    underAge: false,
  });
  expect(await submissions.findConfirmation(reference, randomUUID())).toBeUndefined();
  expect(await submissions.findConfirmation(reference, '')).toBeUndefined();
});

test('a confirmation says whether the sender is under 18', async () => {
  const submissionId = randomUUID();
  const year = new Date().getUTCFullYear() - 16;
  const raw = { ...filledForm, dateOfBirth: `${year}-01-01` };
  const result = await submissions.submit({ form, programme, raw, submissionId, visitorAddress });
  if (result.kind !== 'stored') throw new Error(result.kind);
  expect(await submissions.findConfirmation(result.reference, submissionId)).toMatchObject({
    underAge: true,
  });
});

test('the log has references and no personal data', async () => {
  const { reference } = await submit(randomUUID());
  renameSync(path, `${path}.away`);
  await expect(submit(randomUUID())).rejects.toThrow();
  expect(lines.join('')).toContain(reference);
  expect(lines.join('')).toContain('submission not stored');
  expect(lines.join('')).not.toMatch(/nusrat|rahman|1700|dhaka/i);
});

test('waiting applications are mailed when mail is configured', async () => {
  const { reference } = await submit(randomUUID());
  expect(await submissions.health()).toEqual({ ok: true, mail: 'off' });
  await submissions.close();

  const smtp = await startSmtp();
  // The interval of the worker is frozen, so that only a submission wakes it.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const settings = {
    DATABASE_URL: { kind: 'sqlite', path },
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'staff@example.org',
    ...noLimit,
  } as const;
  submissions = await createSubmissionService(settings, log);
  vi.useRealTimers();
  const mails = await smtp.waitForMails(2);
  expect(mails.map(({ to }) => to[0]).toSorted()).toEqual([
    'nusrat@example.org',
    'staff@example.org',
  ]);
  expect(mails.every(({ source }) => source.includes(reference))).toBe(true);

  await until(() =>
    expect(lines.filter((line) => line.includes('mail delivered'))).toHaveLength(2),
  );
  await submit(randomUUID());
  await smtp.waitForMails(4);
  await submissions.close();
  await smtp.stop();
});

test('counts the outcome of each submission by its form, also a failure', async () => {
  const counted: string[] = [];
  const service = countOutcomes(submissions, (slug, result) => counted.push(`${slug} ${result}`));
  const send = (raw: Answers) =>
    service.submit({ form, programme, raw, submissionId: undefined, visitorAddress });
  await send(filledForm);
  await send({});
  expect(await service.countDeliveries()).toEqual({ waiting: 2, retrying: 0, givenUp: 0 });
  renameSync(path, `${path}.moved`);
  await expect(send({ ...filledForm, firstName: 'Second' })).rejects.toThrow(StoreError);
  renameSync(`${path}.moved`, path);
  expect(counted).toEqual(['application stored', 'application refused', 'application failed']);
});

test('stores the language of a Bengali form, and none of an English one', async () => {
  const bengali = await submissions.submit({
    form: getApplicationForm(programme, 'bn'),
    programme,
    raw: filledForm,
    submissionId: undefined,
    visitorAddress,
  });
  const english = await submit(undefined);
  const store = await createStore({ kind: 'sqlite', path });
  const find = (result: { reference?: string }) => store.find(result.reference ?? '');
  expect(await find(bengali as { reference?: string })).toMatchObject({
    language: 'bn',
    termsVersion: terms.bn.version,
  });
  expect(await find(english)).not.toHaveProperty('language');
  const texts = await store.listTerms();
  expect(texts.map(({ version }) => version)).toContain(terms.bn.version);
  await store.close();
});
