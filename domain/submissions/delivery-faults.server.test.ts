import { randomUUID } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { type DeliveryWorker, startDelivery } from './delivery.server.ts';
import { createMailTransport } from './mail-transport.server.ts';
import { createStore, type Store } from './store.server.ts';
import { createExampleSubmission } from './testing/examples.ts';
import { createSmtpError, startSmtp, type TestSmtp } from './testing/smtp.ts';
import { raiseTimeLimits, until } from './testing/time-limits.ts';
import { startWebhook, type TestWebhook } from './testing/webhook.ts';
import type { Transport } from './transport.server.ts';
import { createWebhookTransport } from './webhook.server.ts';

/*
 * The possible faults of the mail server and the webhook's receiver, and their effects on a submission. Faults of
 * the store are in tests/e2e/store-faults.e2e.ts.
 */

raiseTimeLimits();

type FaultyServer = {
  port: number;
  /** Returns the messages that it should not have accepted. */
  getWronglyAccepted: () => unknown[];
  /** Whether it never answers, so that the test has to wait for the timeout. */
  isSilent?: true;
  stop: () => Promise<void>;
};

/**
 * How long the test waits for the other side, in milliseconds: for one that stays silent until it is repaired, and
 * for one that answers.
 */
const timeoutMs = { silent: 3000, responsive: 20_000 };
const never = () => new Promise<never>(() => {});

async function startFaultyServer(
  onConnection: (socket: Socket) => void = () => {},
): Promise<FaultyServer> {
  const server = createServer((socket) => onConnection(socket.on('error', () => {})));
  const { port, stop } = await listen(server);
  return { port, getWronglyAccepted: () => [], stop };
}

async function startClosedPort(): Promise<FaultyServer> {
  const { stop, ...gone } = await startFaultyServer();
  await stop();
  return { ...gone, stop: async () => {} };
}

const markSilent = async (server: Promise<FaultyServer>): Promise<FaultyServer> => ({
  ...(await server),
  isSilent: true,
});

async function startSmtpThat(answer: TestSmtp['answer']): Promise<FaultyServer> {
  const smtp = Object.assign(await startSmtp(), { answer });
  return {
    port: Number(new URL(smtp.url).port),
    getWronglyAccepted: () => smtp.mails,
    stop: smtp.stop,
  };
}

async function startWebhookThat(answer: TestWebhook['answer']): Promise<FaultyServer> {
  const receiver = Object.assign(await startWebhook(), { answer });
  return {
    port: Number(new URL(receiver.url).port),
    // The receiver gets each message once, and none under another path.
    getWronglyAccepted: () =>
      receiver.messages.filter(({ path }, index) => path !== '/hooks' || index > 0),
    stop: receiver.stop,
  };
}

/**
 * For each transport: how to create it, its kinds of delivery, and how to start the other side and see what it
 * received.
 */
const transports = {
  mail: {
    createTransport: (port: number, limit: number): Transport =>
      createMailTransport({
        smtpUrl: `smtp://127.0.0.1:${port}?greetingTimeout=${limit}&socketTimeout=${limit}`,
        from: 'site@example.org',
        to: 'staff@example.org',
      }),
    kinds: ['acknowledgement', 'staff'],
    async startWorkingServer(port: number) {
      const { mails, stop } = await startSmtp(port);
      return { getReceived: () => mails.flatMap(({ to }) => to).toSorted(), stop };
    },
    getExpected: () => ['nusrat@example.org', 'staff@example.org'],
  },
  webhook: {
    createTransport: (port: number, limit: number): Transport =>
      createWebhookTransport(
        { url: `http://127.0.0.1:${port}/hooks`, secret: `whsec_${'c2VjcmV0'.repeat(4)}` },
        limit,
      ),
    kinds: ['webhook'],
    async startWorkingServer(port: number) {
      const { messages, stop } = await startWebhook(port);
      return {
        getReceived: () => messages.map(({ body }) => JSON.parse(body).data.reference),
        stop,
      };
    },
    getExpected: (reference: string) => [reference],
  },
};

/** Each fault, and the reason that the log has for it. */
const faults: [
  transport: keyof typeof transports,
  fault: string,
  FaultyServer: () => Promise<FaultyServer>,
  reason: string,
][] = [
  ['mail', 'refuses the connection', startClosedPort, 'ESOCKET ECONNREFUSED'],
  [
    'mail',
    'accepts the connection and sends nothing',
    () => markSilent(startFaultyServer()),
    'ETIMEDOUT',
  ],
  ['mail', 'hangs up', () => startFaultyServer((socket) => socket.end()), 'ECONNECTION'],
  ['mail', 'never answers the mail', () => markSilent(startSmtpThat(never)), 'ETIMEDOUT'],
  ['mail', 'answers 451', () => startSmtpThat(() => createSmtpError(451, 'Later')), 'EMESSAGE 451'],
  [
    'mail',
    'answers 550 with the address',
    () => startSmtpThat(() => createSmtpError(550, '<nusrat@example.org>: no such user')),
    'EMESSAGE 550',
  ],
  [
    'mail',
    'answers 550 with an enhanced code and the name',
    () =>
      startSmtpThat(() =>
        createSmtpError(550, '5.1.1 No such user nusrat.rahman here (Nusrat Rahman)'),
      ),
    'EMESSAGE 550 5.1.1',
  ],
  ['webhook', 'refuses the connection', startClosedPort, 'ECONNREFUSED'],
  [
    'webhook',
    'accepts the connection and sends nothing',
    () => markSilent(startFaultyServer()),
    'no answer within 3 s',
  ],
  ['webhook', 'hangs up', () => startFaultyServer((socket) => socket.end()), 'UND_ERR_SOCKET'],
  [
    'webhook',
    'answers 500',
    () => startWebhookThat((response) => void response.writeHead(500).end('nusrat@example.org')),
    'the receiver answered 500',
  ],
  [
    'webhook',
    'redirects',
    () =>
      startWebhookThat((response, { path }) => {
        const status = path === '/hooks' ? 307 : 200;
        response.writeHead(status, { Location: '/elsewhere' }).end();
      }),
    'the receiver answered 307',
  ],
];

let store: Store;
let worker: DeliveryWorker | undefined;
let lines: Record<string, unknown>[];
const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });

beforeEach(async () => {
  store = await createStore({ kind: 'sqlite', path: ':memory:' });
  lines = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await worker?.stop();
  await store.close();
});

test.each(faults)(
  '%s: the other side %s; the submission is delivered once after it is repaired',
  async (name, _, start, reason) => {
    const { createTransport, kinds, startWorkingServer, getExpected } = transports[name];
    const server = await start();
    vi.useFakeTimers({ toFake: ['Date'] });
    const limit = server.isSilent ? timeoutMs.silent : timeoutMs.responsive;
    worker = startDelivery(store, createTransport(server.port, limit), log, { pollInterval: 5 });
    // The sender is told that the submission is stored, whatever the other side does.
    const { stored } = await store.submit(createExampleSubmission(randomUUID()), { webhook: true });
    worker.wake();
    await until(() => expect(lines).toHaveLength(kinds.length));
    expect(
      lines.toSorted((one, other) => (String(one.kind) < String(other.kind) ? -1 : 1)),
    ).toEqual(
      kinds.map((kind) =>
        expect.objectContaining({
          level: 50,
          msg: `${name} not delivered, it will be tried again`,
          reference: stored.reference,
          kind,
          attempts: 1,
          reason,
        }),
      ),
    );
    expect(server.getWronglyAccepted()).toEqual([]);
    await server.stop();

    const working = await startWorkingServer(server.port);
    vi.setSystemTime(Date.now() + 15_000);
    const getDeliveredKinds = async () =>
      (await store.listDeliveries({ status: 'delivered' })).map(({ kind }) => kind);
    await until(async () => expect(await getDeliveredKinds()).toEqual(kinds));
    await worker.stop();
    expect(working.getReceived()).toEqual(getExpected(stored.reference));
    await working.stop();
    expect(lines.slice(kinds.length).map(({ msg }) => msg)).toEqual(
      kinds.map(() => `${name} delivered`),
    );
    expect(JSON.stringify(lines)).not.toMatch(/nusrat|rahman|1700-000000|whsec/i);
  },
);
