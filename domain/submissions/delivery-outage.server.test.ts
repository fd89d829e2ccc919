import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DeliveryWorker, startDelivery } from './delivery.server.ts';
import { startDigest } from './digest.server.ts';
import { createMailTransport } from './mail-transport.server.ts';
import { createStore, type Store } from './store.server.ts';
import { createExampleSubmission } from './testing/examples.ts';
import { createSmtpError, startSmtp, type TestSmtp } from './testing/smtp.ts';
import { raiseTimeLimits, until } from './testing/time-limits.ts';
import { startWebhook, type TestWebhook } from './testing/webhook.ts';
import { createWebhookTransport } from './webhook.server.ts';

/* What happens to deliveries after an outage of the mail server or the receiver, and when the process stops. */

raiseTimeLimits();

const never = () => new Promise<never>(() => {});
const hour = () => 3_600_000;

let store: Store;
let workers: DeliveryWorker[];
let lines: Record<string, unknown>[];
const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });

beforeEach(async () => {
  store = await createStore({ kind: 'sqlite', path: ':memory:' });
  workers = [];
  lines = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(workers.map(({ stop }) => stop()));
  await store.close();
});

type Options = Parameters<typeof startDelivery>[3];

function start(transport: Parameters<typeof startDelivery>[1], options: Options) {
  const worker = startDelivery(store, transport, log, { pollInterval: 5, ...options });
  workers.push(worker);
  return worker;
}

const startMail = ({ url }: Pick<TestSmtp, 'url'>, options: Options) =>
  start(
    createMailTransport({ smtpUrl: url, from: 'site@example.org', to: 'staff@example.org' }),
    options,
  );

const startWebhookWorker = ({ url }: Pick<TestWebhook, 'url'>, options: Options) =>
  start(createWebhookTransport({ url, secret: `whsec_${'c2VjcmV0'.repeat(4)}` }), options);

async function submit() {
  const email = `${randomUUID()}@example.org`;
  await store.submit(createExampleSubmission(randomUUID(), { email }), { webhook: true });
}

const readReasons = () => lines.map(({ reason }) => reason).filter(Boolean);
const countByStatus = async (isWebhook: boolean) => {
  const found = (await store.listDeliveries()).filter(
    ({ kind }) => (kind === 'webhook') === isWebhook,
  );
  return Object.groupBy(found, ({ status }) => status);
};
const expectDelivered = (count: number, isWebhook: boolean) =>
  until(async () => expect((await countByStatus(isWebhook)).delivered).toHaveLength(count));

test('the first mail that goes out after an outage brings forward those that wait for an hour, and no webhook message', async () => {
  const smtp = await startSmtp();
  await smtp.stop();
  const receiver = await startWebhook();
  receiver.answer = (response) => void response.writeHead(503).end();
  startMail(smtp, { delay: hour });
  startWebhookWorker(receiver, { delay: hour });
  for (let count = 0; count < 3; count += 1) await submit();
  await until(() => expect(readReasons()).toHaveLength(9));

  const working = await startSmtp(Number(new URL(smtp.url).port));
  await submit();
  await expectDelivered(8, false);
  expect((await countByStatus(true)).delivered).toBeUndefined();
  await working.stop();
  await receiver.stop();
});

test('the first webhook message that is accepted after an outage brings forward the others', async () => {
  const receiver = await startWebhook();
  receiver.answer = (response) => void response.writeHead(502).end();
  startWebhookWorker(receiver, { delay: hour });
  for (let count = 0; count < 3; count += 1) await submit();
  await until(() => expect(readReasons()).toHaveLength(3));
  receiver.answer = (response) => void response.end();
  await submit();
  await expectDelivered(4, true);
  await receiver.stop();
});

test.each([
  ['550', 'EMESSAGE 550'],
  ['451', 'EMESSAGE 451'],
])('an answer %s to one mail is no outage: it keeps its own time', async (code, reason) => {
  const smtp = await startSmtp();
  smtp.answer = ({ to }) =>
    to.includes('staff@example.org') ? undefined : createSmtpError(Number(code), 'No');
  startMail(smtp, { delay: hour });
  await submit();
  await until(() => expect(readReasons()).toEqual([reason]));
  await submit();
  await until(() => expect(readReasons()).toEqual([reason, reason]));
  await expectDelivered(2, false);
  const retrying = (await countByStatus(false)).retrying;
  expect(retrying?.map(({ attempts }) => attempts)).toEqual([1, 1]);
  await smtp.stop();
});

test('a mail server that comes and goes is not asked for all of them each time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const smtp = await startSmtp();
  let isOut = true;
  smtp.answer = () => (isOut ? createSmtpError(421, 'Closing') : undefined);
  startMail(smtp, { delay: hour });
  await submit();
  await until(() => expect(readReasons()).toHaveLength(2));
  isOut = false;
  await submit();
  await expectDelivered(4, false);
  isOut = true;
  await submit();
  await until(() => expect(readReasons()).toHaveLength(4));
  isOut = false;
  await submit();
  await expectDelivered(6, false);
  expect((await countByStatus(false)).retrying).toHaveLength(2);
  // After a minute the next mail ends the second outage.
  vi.setSystemTime(Date.now() + 61_000);
  await submit();
  await expectDelivered(10, false);
  await smtp.stop();
});

test('stopping ends a mail that the server doesn’t answer; the next process sends it', async () => {
  const smtp = await startSmtp();
  let received = 0;
  smtp.answer = () => {
    received += 1;
    return never();
  };
  const worker = startMail(smtp, { stopTimeout: 0 });
  await submit();
  worker.wake();
  await until(() => expect(received).toBe(2));
  await worker.stop();
  await smtp.stop();
  expect(readReasons()).toEqual(['EABORT', 'EABORT']);
  const working = await startSmtp();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15_000 });
  startMail(working, {});
  await working.waitForMails(2);
  await working.stop();
});

test('stopping ends a webhook message that is not answered', async () => {
  const receiver = await startWebhook();
  receiver.answer = () => {};
  const worker = startWebhookWorker(receiver, { stopTimeout: 0 });
  await submit();
  worker.wake();
  await until(() => expect(receiver.messages).toHaveLength(1));
  await worker.stop();
  expect(readReasons()).toEqual(['the site was stopped meanwhile']);
  await receiver.stop();
});

test('stopping ends a digest that the mail server doesn’t answer', async () => {
  const smtp = await startSmtp();
  let received = 0;
  smtp.answer = () => {
    received += 1;
    return never();
  };
  const settings = { smtpUrl: smtp.url, from: 'site@example.org', to: 'office@example.org' };
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-18T06:00:00Z');
  await submit();
  vi.setSystemTime('2026-11-25T06:00:00Z');
  const digest = startDigest(store, settings, log, { stopTimeout: 0 });
  await until(() => expect(received).toBe(1));
  await digest.stop();
  expect(readReasons()).toEqual(['EABORT']);
  await smtp.stop();
});
