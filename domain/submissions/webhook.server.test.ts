import { randomBytes, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeliveryWorker, startDelivery } from './delivery.server.ts';
import { createStore, type Store } from './store.server.ts';
import { application, createExampleSubmission } from './testing/examples.ts';
import { raiseTimeLimits, until } from './testing/time-limits.ts';
import { startWebhook, type TestWebhook } from './testing/webhook.ts';
import { createWebhookTransport } from './webhook.server.ts';

raiseTimeLimits();

const secret = `whsec_${randomBytes(32).toString('base64')}`;

let store: Store;
let receiver: TestWebhook;
let worker: DeliveryWorker | undefined;
let lines: Record<string, unknown>[];
const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });

beforeEach(async () => {
  store = await createStore({ kind: 'sqlite', path: ':memory:' });
  receiver = await startWebhook();
  lines = [];
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await receiver.stop();
  await store.close();
});

function start() {
  const transport = createWebhookTransport({ url: `${receiver.url}?key=1`, secret });
  worker = startDelivery(store, transport, log, { pollInterval: 5, delay: () => 0 });
}

async function submit(answers: Parameters<typeof createExampleSubmission>[1] = {}) {
  const { stored } = await store.submit(createExampleSubmission(randomUUID(), answers), {
    webhook: true,
  });
  return stored;
}

const status = async () =>
  (await store.listDeliveries()).find(({ kind }) => kind === 'webhook')?.status;

test('a submission is sent as JSON, signed by Standard Webhooks, with no further data', async () => {
  const { reference, submittedAt, termsVersion } = await submit({ workExperience: 'বাংলা 😀\n"x"' });
  start();
  await until(async () => expect(await status()).toBe('delivered'));
  expect(receiver.messages).toHaveLength(1);
  const [message] = receiver.messages;
  expect(message?.path).toBe('/hooks?key=1');
  expect(message?.headers['content-type']).toBe('application/json');
  const headers = message?.headers as Record<string, string>;
  const verified = new Webhook(secret).verify(message?.body ?? '', headers);
  expect(verified).toEqual({
    type: 'submission.created',
    timestamp: submittedAt,
    data: {
      reference,
      form: 'application',
      programme: { slug: 'student-exchange', name: 'Student Exchange' },
      submittedAt,
      termsVersion,
      answers: { ...application, workExperience: 'বাংলা 😀\n"x"' },
    },
  });
  const other = new Webhook(`whsec_${randomBytes(32).toString('base64')}`);
  expect(() => other.verify(message?.body ?? '', headers)).toThrow();
  // Mails wait for their own transport.
  expect(await store.countDeliveries()).toEqual({ waiting: 2, retrying: 0, givenUp: 0 });
  expect(lines.map(({ msg }) => msg)).toEqual(['webhook delivered']);
});

test('a failing receiver gets the message again with the same id, until it accepts it', async () => {
  receiver.answer = (response) => {
    response.writeHead(receiver.messages.length < 3 ? 500 : 200).end('nusrat@example.org');
  };
  const { reference } = await submit();
  start();
  await until(async () => expect(await status()).toBe('delivered'));
  await worker?.stop();
  expect(receiver.messages).toHaveLength(3);
  const ids = receiver.messages.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^msg_[-\da-f]{36}$/);
  for (const { body, headers } of receiver.messages) {
    new Webhook(secret).verify(body, headers as Record<string, string>);
  }
  expect(lines.filter(({ level }) => level === 50)).toMatchObject(
    [1, 2].map((attempts) => ({
      reference,
      kind: 'webhook',
      attempts,
      reason: 'the receiver answered 500',
      msg: 'webhook not delivered, it will be tried again',
    })),
  );
  expect(JSON.stringify(lines)).not.toMatch(/nusrat|whsec|key=1/);
});

test('an endless response does not block the delivery', async () => {
  receiver.answer = (response) => {
    response.writeHead(200).write('x');
  };
  await submit();
  start();
  await until(async () => expect(await status()).toBe('delivered'));
  expect(receiver.messages).toHaveLength(1);
});

test('a suspected submission is sent after its release, and without a webhook it has no such delivery', async () => {
  const { stored } = await store.submit(
    { ...createExampleSubmission(randomUUID()), spamReason: 'hidden field' },
    { webhook: true },
  );
  await store.submit(createExampleSubmission(randomUUID()));
  start();
  expect(await status()).toBeUndefined();
  await store.addNote(stored.reference, 'a note of the staff');
  await store.release(stored.reference, { webhook: true });
  await until(async () => expect(await status()).toBe('delivered'));
  expect(receiver.messages).toHaveLength(1);
  expect(receiver.messages[0]?.body).toContain(stored.reference);
  expect(receiver.messages[0]?.body).not.toMatch(/hidden field|a note of the staff/);
});
