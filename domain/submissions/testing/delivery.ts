import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { type DeliveryWorker, startDelivery } from '../delivery.server.ts';
import { createMailTransport } from '../mail-transport.server.ts';
import { createStore, type Store } from '../store.server.ts';
import { createExampleSubmission } from './examples.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';

/** What a test of deliveries works with. `prepareDeliveryTests` makes it anew for each test. */
type DeliveryFixture = {
  store: Store;
  smtp: TestSmtp;
  worker: DeliveryWorker | undefined;
  /** The lines of the log, as objects. */
  lines: Record<string, unknown>[];
};

/** Gives each test of a file its own store and SMTP server, and stops its worker at the end. */
export function prepareDeliveryTests() {
  const fixture = {} as DeliveryFixture;
  const log = pino({}, { write: (line) => fixture.lines.push(JSON.parse(line)) });
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'opar-delivery-'));
    fixture.store = await createStore({ kind: 'sqlite', path: join(folder, 'site.sqlite') });
    fixture.smtp = await startSmtp();
    fixture.lines = [];
  });
  afterEach(async () => {
    await fixture.worker?.stop();
    fixture.worker = undefined;
    await fixture.smtp.stop();
    await fixture.store.close();
    rmSync(folder, { recursive: true });
  });

  /** Starts a worker whose mails go to the test's SMTP server, or to another one. */
  function start(options: Parameters<typeof startDelivery>[3] = {}, url = fixture.smtp.url) {
    const mail = createMailTransport({
      smtpUrl: url,
      from: 'site@example.org',
      to: 'staff@example.org',
    });
    fixture.worker = startDelivery(fixture.store, mail, log, options);
    return fixture.worker;
  }

  /** Stores an example submission with some other answers. */
  async function submit(values: Parameters<typeof createExampleSubmission>[1] = {}) {
    const { stored } = await fixture.store.submit(
      createExampleSubmission(randomUUID(), values, 'medical-internships'),
    );
    return stored;
  }

  return { fixture, log, start, submit };
}
