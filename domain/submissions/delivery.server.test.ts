import { expect, test, vi } from 'vitest';
import { deliveryKinds } from './database/tables.ts';
import { getRetryDelay, startDelivery } from './delivery.server.ts';
import { createMailTransport } from './mail-transport.server.ts';
import { StoreError } from './store-error.server.ts';
import { prepareDeliveryTests } from './testing/delivery.ts';
import { createSmtpError } from './testing/smtp.ts';
import { raiseTimeLimits, until } from './testing/time-limits.ts';

raiseTimeLimits();

const { fixture, log, start, submit } = prepareDeliveryTests();

const statuses = async () =>
  (await fixture.store.listDeliveries()).map(({ kind, status }) => `${kind} ${status}`);
test('a submission wakes the worker', async () => {
  const { wake } = start({ pollInterval: 3600_000 });
  await submit();
  wake();
  await fixture.smtp.waitForMails(2);
  await until(async () =>
    expect(await statuses()).toEqual(['acknowledgement delivered', 'staff delivered']),
  );
  expect(fixture.lines.map(({ msg }) => msg)).toEqual(['mail delivered', 'mail delivered']);
});

test('a failed mail is sent again until it is accepted, with the same Message-ID', async () => {
  const ids: (string | undefined)[] = [];
  fixture.smtp.answer = ({ to, source }) => {
    if (!to.includes('staff@example.org')) return undefined;
    ids.push(/^Message-ID: .*$/im.exec(source)?.[0]);
    return ids.length < 3
      ? createSmtpError(451, 'Try later, <nusrat@example.org> nusrat@example.org')
      : undefined;
  };
  const { reference } = await submit();
  start({ pollInterval: 5, delay: () => 0 });
  await fixture.smtp.waitForMails(2);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  await until(async () =>
    expect(await statuses()).toEqual(['acknowledgement delivered', 'staff delivered']),
  );
  const failures = fixture.lines.filter(({ level }) => level === 50);
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatchObject({
    reference,
    kind: 'staff',
    attempts: 1,
    reason: 'EMESSAGE 451',
    msg: 'mail not delivered, it will be tried again',
  });
  expect(JSON.stringify(fixture.lines)).not.toMatch(/nusrat|Rahman/i);
});

test('the log has the codes of a failure, and the database has the mail server’s words', async () => {
  fixture.smtp.answer = () =>
    createSmtpError(550, '5.1.1 No such user nusrat.rahman here (Nusrat Rahman, n@example.org)');
  await submit();
  start({ pollInterval: 5 });
  await until(async () =>
    expect(await statuses()).toEqual(['acknowledgement retrying', 'staff retrying']),
  );
  expect(fixture.lines.map(({ reason }) => reason)).toEqual([
    'EMESSAGE 550 5.1.1',
    'EMESSAGE 550 5.1.1',
  ]);
  for (const { lastError } of await fixture.store.listDeliveries()) {
    expect(lastError).toMatch(
      /^EMESSAGE: .*550 5\.1\.1 No such user nusrat\.rahman here \(Nusrat Rahman, \[address\]\)$/,
    );
  }
});

test('an acknowledgement is given up after a week, a mail to staff never', async () => {
  fixture.smtp.answer = () => createSmtpError(550, 'No such user');
  await submit();
  const week = 7 * 24 * 3600_000;
  start({ pollInterval: 5, delay: () => week });
  await until(async () =>
    expect(await statuses()).toEqual(['acknowledgement given up', 'staff retrying']),
  );
  await until(() =>
    expect(fixture.lines.map(({ msg }) => msg).toSorted()).toEqual([
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
  expect(fixture.smtp.mails.map(({ to }) => to)).toEqual([['staff@example.org']]);
  // Staff can still send it.
  await fixture.store.retryDeliveries();
  fixture.worker?.wake();
  await fixture.smtp.waitForMails(2);
});

test('two workers on one store send each mail once', async () => {
  for (let index = 0; index < 10; index += 1) await submit({ email: `n${index}@example.org` });
  const other = start();
  start();
  await until(async () =>
    expect(await fixture.store.countDeliveries()).toEqual({ waiting: 0, retrying: 0, givenUp: 0 }),
  );
  await other.stop();
  expect(fixture.smtp.mails).toHaveLength(20);
});

test('stopping waits for mails in progress, and starts no others', async () => {
  for (let index = 0; index < 5; index += 1) await submit({ email: `n${index}@example.org` });
  let release = () => {};
  const untilReleased = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  let inFlight = 0;
  fixture.smtp.answer = () => {
    inFlight += 1;
    return untilReleased;
  };
  const { stop } = start();
  await until(() => expect(inFlight).toBe(4));
  const stopped = stop();
  release();
  await stopped;
  expect(fixture.smtp.mails).toHaveLength(4);
  const delivered = (await fixture.store.listDeliveries()).filter(
    ({ status }) => status === 'delivered',
  );
  expect(delivered).toHaveLength(4);
});

test('a failing store does not end the worker', async () => {
  const broken = {
    ...fixture.store,
    claimDelivery: () => Promise.reject(new StoreError('The disk is gone')),
  };
  const mail = createMailTransport({
    smtpUrl: fixture.smtp.url,
    from: 'site@example.org',
    to: 'staff@example.org',
  });
  fixture.worker = startDelivery(broken, mail, log, { pollInterval: 5 });
  await until(() => expect(fixture.lines.length).toBeGreaterThan(1));
  expect(fixture.lines[0]).toMatchObject({ level: 50, reason: 'The disk is gone' });
  await submit();
  broken.claimDelivery = fixture.store.claimDelivery as never;
  await fixture.smtp.waitForMails(2);
});

test('an accepted mail is not sent again when the store can’t record it', async () => {
  const failingStore = {
    ...fixture.store,
    markDelivered: () => Promise.reject(new Error('The disk is gone')),
  };
  const mail = createMailTransport({
    smtpUrl: fixture.smtp.url,
    from: 'site@example.org',
    to: 'staff@example.org',
  });
  await submit();
  vi.useFakeTimers({ toFake: ['Date'] });
  fixture.worker = startDelivery(failingStore, mail, log, { pollInterval: 5 });
  const getStoreFailures = () =>
    fixture.lines.filter(({ msg }) => msg === 'deliveries wait for the store');
  await until(() => expect(getStoreFailures().length).toBeGreaterThan(2));
  // The lease has ended.
  vi.setSystemTime(Date.now() + 61_000);
  const before = getStoreFailures().length;
  await until(() => expect(getStoreFailures().length).toBeGreaterThan(before));
  failingStore.markDelivered = fixture.store.markDelivered as never;
  await until(async () =>
    expect(await statuses()).toEqual(['acknowledgement delivered', 'staff delivered']),
  );
  vi.useRealTimers();
  expect(fixture.smtp.mails).toHaveLength(2);
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
  const claim = async () =>
    (await fixture.store.claimDelivery(new Date(), 60_000)) ?? { id: '', kind: '' };
  const failed = await claim();
  await fixture.store.markFailed(failed.id, '421 the mail server is down', inTwentyHours());
  const claimedElsewhere = await claim();
  await fixture.store.markFailed(
    claimedElsewhere.id,
    '421 the mail server is down',
    new Date(Date.now() + 50_000),
  );
  start();
  await fixture.smtp.waitForMails(1);
  await until(async () => expect(await statuses()).toContain(`${failed.kind} delivered`));
  expect(await statuses()).toContain(`${claimedElsewhere.kind} retrying`);
  expect(fixture.smtp.mails).toHaveLength(1);
});
