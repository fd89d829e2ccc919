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
import { startWebhook, type TestWebhook } from './testing/webhook.ts';
import type { Transport } from './transport.server.ts';
import { createWebhookTransport } from './webhook.server.ts';

/*
 * The possible faults of the mail server and the webhook's receiver, and what they mean for a submission. Faults of
 * the store are in tests/e2e/store-faults.e2e.ts.
 */

// These are limits, not expectations: the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });
const until = <T>(check: () => T) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

type Broken = {
  port: number;
  /** Returns what it accepted although it should not have. */
  taken: () => unknown[];
  /** Whether it never answers, so that the test has to wait for the timeout. */
  isSilent?: true;
  stop: () => Promise<void>;
};

/**
 * How long the test waits for the other side, in milliseconds: for one that stays silent until it is repaired, and
 * for one that answers.
 */
const timeoutMs = { silent: 3000, talks: 20_000 };
const never = () => new Promise<never>(() => {});

async function broken(onConnection: (socket: Socket) => void = () => {}): Promise<Broken> {
  const server = createServer((socket) => onConnection(socket.on('error', () => {})));
  const { port, stop } = await listen(server);
  return { port, taken: () => [], stop };
}

async function nobody(): Promise<Broken> {
  const { stop, ...gone } = await broken();
  await stop();
  return { ...gone, stop: async () => {} };
}

const silent = async (side: Promise<Broken>): Promise<Broken> => ({
  ...(await side),
  isSilent: true,
});

async function smtpThat(answer: TestSmtp['answer']): Promise<Broken> {
  const smtp = Object.assign(await startSmtp(), { answer });
  return { port: Number(new URL(smtp.url).port), taken: () => smtp.mails, stop: smtp.stop };
}

async function webhookThat(answer: TestWebhook['answer']): Promise<Broken> {
  const receiver = Object.assign(await startWebhook(), { answer });
  return {
    port: Number(new URL(receiver.url).port),
    // The receiver gets each message once, and none under another path.
    taken: () => receiver.messages.filter(({ path }, index) => path !== '/hooks' || index > 0),
    stop: receiver.stop,
  };
}

/**
 * For each transport: how to create it, its kinds of delivery, and how to start the other side and see what it
 * received.
 */
const transports = {
  mail: {
    open: (port: number, limit: number): Transport =>
      createMailTransport({
        smtpUrl: `smtp://127.0.0.1:${port}?greetingTimeout=${limit}&socketTimeout=${limit}`,
        from: 'site@example.org',
        to: 'staff@example.org',
      }),
    kinds: ['acknowledgement', 'staff'],
    async mend(port: number) {
      const { mails, stop } = await startSmtp(port);
      return { took: () => mails.flatMap(({ to }) => to).toSorted(), stop };
    },
    takes: () => ['nusrat@example.org', 'staff@example.org'],
  },
  webhook: {
    open: (port: number, limit: number): Transport =>
      createWebhookTransport(
        { url: `http://127.0.0.1:${port}/hooks`, secret: `whsec_${'c2VjcmV0'.repeat(4)}` },
        limit,
      ),
    kinds: ['webhook'],
    async mend(port: number) {
      const { messages, stop } = await startWebhook(port);
      return { took: () => messages.map(({ body }) => JSON.parse(body).data.reference), stop };
    },
    takes: (reference: string) => [reference],
  },
};

const faults: [
  noun: keyof typeof transports,
  fault: string,
  Broken: () => Promise<Broken>,
  RegExp,
][] = [
  ['mail', 'refuses the connection', nobody, /^ESOCKET: .*ECONNREFUSED/],
  ['mail', 'takes the connection and says nothing', () => silent(broken()), /^ETIMEDOUT: /],
  ['mail', 'hangs up', () => broken((socket) => socket.end()), /^ECONNECTION: .*closed/],
  ['mail', 'never answers to the mail', () => silent(smtpThat(never)), /^ETIMEDOUT: /],
  ['mail', 'answers 451', () => smtpThat(() => createSmtpError(451, 'Later')), /: 451 Later/],
  [
    'mail',
    'answers 550',
    () => smtpThat(() => createSmtpError(550, '<nusrat@example.org>: no such user')),
    /: 550 <\[address\]>/,
  ],
  ['webhook', 'refuses the connection', nobody, /ECONNREFUSED/],
  [
    'webhook',
    'takes the connection and says nothing',
    () => silent(broken()),
    /^no answer within 3 s$/,
  ],
  ['webhook', 'hangs up', () => broken((socket) => socket.end()), /^UND_ERR_SOCKET: /],
  [
    'webhook',
    'answers 500',
    () => webhookThat((response) => void response.writeHead(500).end('nusrat@example.org')),
    /^the receiver answered 500$/,
  ],
  [
    'webhook',
    'leads elsewhere',
    () =>
      webhookThat((response, { path }) => {
        const status = path === '/hooks' ? 307 : 200;
        response.writeHead(status, { Location: '/elsewhere' }).end();
      }),
    /^the receiver answered 307$/,
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
  '%s: the other side %s; what was stored reaches it once it is mended, once',
  async (noun, _, start, reason) => {
    const { open, kinds, mend, takes } = transports[noun];
    const side = await start();
    vi.useFakeTimers({ toFake: ['Date'] });
    const limit = side.isSilent ? timeoutMs.silent : timeoutMs.talks;
    worker = startDelivery(store, open(side.port, limit), log, { pollInterval: 5 });
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
          msg: `${noun} not delivered, it will be tried again`,
          reference: stored.reference,
          kind,
          attempts: 1,
          reason: expect.stringMatching(reason),
        }),
      ),
    );
    expect(side.taken()).toEqual([]);
    await side.stop();

    const mended = await mend(side.port);
    vi.setSystemTime(Date.now() + 15_000);
    const delivered = async () =>
      (await store.listDeliveries({ status: 'delivered' })).map(({ kind }) => kind);
    await until(async () => expect(await delivered()).toEqual(kinds));
    await worker.stop();
    expect(mended.took()).toEqual(takes(stored.reference));
    await mended.stop();
    expect(lines.slice(kinds.length).map(({ msg }) => msg)).toEqual(
      kinds.map(() => `${noun} delivered`),
    );
    expect(JSON.stringify(lines)).not.toMatch(/nusrat|rahman|1700-000000|whsec/i);
  },
);
