import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryKinds } from './database/tables.ts';
import { type DeliveryWorker, getRetryDelay, startDelivery } from './delivery.server.ts';
import { createMailTransport } from './mail-transport.server.ts';
import { createStore, type Store } from './store.server.ts';
import { createExampleSubmission } from './testing/examples.ts';
import { createSmtpError, startSmtp, type TestSmtp } from './testing/smtp.ts';

// These are limits, not expectations: the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });
const until = <T>(check: () => T) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

let folder: string;
let store: Store;
let smtp: TestSmtp;
let worker: DeliveryWorker | undefined;
let lines: Record<string, unknown>[];
const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opar-delivery-'));
  store = await createStore({ kind: 'sqlite', path: join(folder, 'site.sqlite') });
  smtp = await startSmtp();
  lines = [];
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await smtp.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

function start(options: Parameters<typeof startDelivery>[3] = {}, url = smtp.url) {
  const mail = createMailTransport({
    smtpUrl: url,
    from: 'site@example.org',
    to: 'staff@example.org',
  });
  worker = startDelivery(store, mail, log, options);
  return worker;
}

async function submit(values: Parameters<typeof createExampleSubmission>[1] = {}) {
  const { stored } = await store.submit(
    createExampleSubmission(randomUUID(), values, 'medical-internships'),
  );
  return stored;
}

const statuses = async () =>
  (await store.listDeliveries()).map(({ kind, status }) => `${kind} ${status}`);
test('a submission wakes the worker', async () => {
  const { wake } = start({ pollInterval: 3600_000 });
  await submit();
  wake();
  await smtp.waitForMails(2);
  await until(async () =>
    expect(await statuses()).toEqual(['acknowledgement delivered', 'staff delivered']),
  );
  expect(lines.map(({ msg }) => msg)).toEqual(['mail delivered', 'mail delivered']);
});

test('a failed mail is sent again until it is accepted, with the same Message-ID', async () => {
  const ids: (string | undefined)[] = [];
  smtp.answer = ({ to, source }) => {
    if (!to.includes('staff@example.org')) return undefined;
    ids.push(/^Message-ID: .*$/im.exec(source)?.[0]);
    return ids.length < 3
      ? createSmtpError(451, 'Try later, <nusrat@example.org> nusrat@example.org')
      : undefined;
  };
  const { reference } = await submit();
  start({ pollInterval: 5, delay: () => 0 });
  await smtp.waitForMails(2);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  await until(async () =>
    expect(await statuses()).toEqual(['acknowledgement delivered', 'staff delivered']),
  );
  const failures = lines.filter(({ level }) => level === 50);
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatchObject({
    reference,
    kind: 'staff',
    attempts: 1,
    reason: expect.stringContaining('451'),
    msg: 'mail not delivered, it will be tried again',
  });
  expect(JSON.stringify(lines)).not.toMatch(/nusrat|Rahman/i);
});

test('an acknowledgement is given up after a week, a mail to staff never', async () => {
  smtp.answer = () => createSmtpError(550, 'No such user');
  await submit();
  const week = 7 * 24 * 3600_000;
  start({ pollInterval: 5, delay: () => week });
  await until(async () =>
    expect(await statuses()).toEqual(['acknowledgement given up', 'staff retrying']),
  );
  await until(() =>
    expect(lines.map(({ msg }) => msg).toSorted()).toEqual([
      'mail given up',
      'mail not delivered, it will be tried again',
    ]),
  );
});

test('an expired acknowledgement is not sent, a late mail to staff is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 8 * 24 * 3600_000 });
  await submit();
  vi.useRealTimers();
  start();
  await until(async () =>
    expect(await statuses()).toEqual(['acknowledgement given up', 'staff delivered']),
  );
  expect(smtp.mails.map(({ to }) => to)).toEqual([['staff@example.org']]);
  // Staff can still send it.
  await store.retryDeliveries();
  worker?.wake();
  await smtp.waitForMails(2);
});

test('two workers on one store send each mail once', async () => {
  for (let index = 0; index < 10; index += 1) await submit({ email: `n${index}@example.org` });
  const other = start();
  start();
  await until(async () =>
    expect(await store.countDeliveries()).toEqual({ waiting: 0, retrying: 0, givenUp: 0 }),
  );
  await other.stop();
  expect(smtp.mails).toHaveLength(20);
});

test('stopping waits for mails in progress, and starts no others', async () => {
  for (let index = 0; index < 5; index += 1) await submit({ email: `n${index}@example.org` });
  let release = () => {};
  const untilReleased = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  let inFlight = 0;
  smtp.answer = () => {
    inFlight += 1;
    return untilReleased;
  };
  const { stop } = start();
  await until(() => expect(inFlight).toBe(4));
  const stopped = stop();
  release();
  await stopped;
  expect(smtp.mails).toHaveLength(4);
  const delivered = (await store.listDeliveries()).filter(({ status }) => status === 'delivered');
  expect(delivered).toHaveLength(4);
});

test('a failing store does not end the worker', async () => {
  const broken = { ...store, claimDelivery: () => Promise.reject(new Error('The disk is gone')) };
  const mail = createMailTransport({
    smtpUrl: smtp.url,
    from: 'site@example.org',
    to: 'staff@example.org',
  });
  worker = startDelivery(broken, mail, log, { pollInterval: 5 });
  await until(() => expect(lines.length).toBeGreaterThan(1));
  expect(lines[0]).toMatchObject({ level: 50, reason: 'The disk is gone' });
  await submit();
  broken.claimDelivery = store.claimDelivery as never;
  await smtp.waitForMails(2);
});

test('an accepted mail is not sent again when the store can’t record it', async () => {
  const failingStore = {
    ...store,
    markDelivered: () => Promise.reject(new Error('The disk is gone')),
  };
  const mail = createMailTransport({
    smtpUrl: smtp.url,
    from: 'site@example.org',
    to: 'staff@example.org',
  });
  await submit();
  vi.useFakeTimers({ toFake: ['Date'] });
  worker = startDelivery(failingStore, mail, log, { pollInterval: 5 });
  const getStoreFailures = () => lines.filter(({ msg }) => msg === 'deliveries wait for the store');
  await until(() => expect(getStoreFailures().length).toBeGreaterThan(2));
  // The lease has ended.
  vi.setSystemTime(Date.now() + 61_000);
  const before = getStoreFailures().length;
  await until(() => expect(getStoreFailures().length).toBeGreaterThan(before));
  failingStore.markDelivered = store.markDelivered as never;
  await until(async () =>
    expect(await statuses()).toEqual(['acknowledgement delivered', 'staff delivered']),
  );
  vi.useRealTimers();
  expect(smtp.mails).toHaveLength(2);
});

test('the time between attempts doubles up to a day', () => {
  for (const kind of deliveryKinds) {
    const getLongestDelay = (attempts: number) => getRetryDelay(kind, attempts, () => 0);
    expect([1, 2, 3, 4].map(getLongestDelay)).toEqual([15_000, 30_000, 60_000, 120_000]);
    const limit = kind === 'acknowledgement' ? 86_400_000 : 3_600_000;
    expect([20, 2000].map(getLongestDelay)).toEqual([limit, limit]);
    expect(getRetryDelay(kind, 1, () => 1)).toBe(11_250);
  }
});

test('the start retries earlier failures at once, but not deliveries that another process has claimed', async () => {
  await submit();
  const inTwentyHours = () => new Date(Date.now() + 20 * 3_600_000);
  const claim = async () => (await store.claimDelivery(new Date(), 60_000)) ?? { id: '', kind: '' };
  const failed = await claim();
  await store.markFailed(failed.id, '421 the mail server is down', inTwentyHours());
  const claimedElsewhere = await claim();
  await store.markFailed(
    claimedElsewhere.id,
    '421 the mail server is down',
    new Date(Date.now() + 50_000),
  );
  start();
  await smtp.waitForMails(1);
  await until(async () => expect(await statuses()).toContain(`${failed.kind} delivered`));
  expect(await statuses()).toContain(`${claimedElsewhere.kind} retrying`);
  expect(smtp.mails).toHaveLength(1);
});
