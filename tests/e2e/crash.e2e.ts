import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { filledForm, toFormData } from '#domain/submissions/testing/examples.ts';
import { startPostgres } from '#domain/submissions/testing/postgres.ts';
import { startSmtp } from '#domain/submissions/testing/smtp.ts';
import { startWebhook } from '#domain/submissions/testing/webhook.ts';
import { type Balancer, startBalancer } from '../helpers/balancer.ts';
import { type Site, startSite } from '../helpers/site.ts';
import { listSubmissions, runStaffTool } from '../helpers/store.ts';

const kills = 5;
const clients = 6;
/**
 * A process is killed after a random number of responses and a random delay, up to these limits: while it reads, commits,
 * responds or mails.
 */
const maxResponsesBetweenKills = 12;
const maxDelayMs = 15;

/** Pauses of a visitor between two requests. While a process starts they are longer, because that needs the machine's time. */
const visitorPauseMs = { beforeKill: 100, duringStart: 500 };

/**
 * Creates a pseudo-random generator (mulberry32), so that a failure can be reproduced with its seed.
 *
 * @returns a function that returns an integer from 0 up to, but not including, its parameter
 */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Starts visitors who send one application after the other. They repeat each one until it is confirmed or `stop` is called. */
function startVisitors(balancer: Balancer) {
  /** The confirmed applications: the reference in the confirmation, by e-mail address. */
  const confirmed = new Map<string, string>();
  const statuses = new Map<number, number>();
  let isRunning = true;
  let pauseMs = visitorPauseMs.beforeKill;
  let nextResponse = Promise.withResolvers<void>();

  async function send(email: string, submissionId: string): Promise<string | undefined> {
    const body = toFormData({ ...filledForm, email, submissionId });
    const response = await fetch(`${balancer.url}/apply/student-exchange/submit`, {
      method: 'POST',
      body,
    }).catch(() => undefined);
    statuses.set(response?.status ?? 0, (statuses.get(response?.status ?? 0) ?? 0) + 1);
    const content = await response?.json().catch(() => undefined);
    return response?.status === 201 ? content?.confirmation.reference : undefined;
  }

  async function visit() {
    while (isRunning) {
      const submissionId = randomUUID();
      // One owner's domain gets a limited number of acknowledgements a day.
      const email = `visitor@${submissionId}.example`;
      while (isRunning && !confirmed.has(email)) {
        const reference = await send(email, submissionId);
        if (reference) confirmed.set(email, reference);
        nextResponse.resolve();
        nextResponse = Promise.withResolvers();
        await setTimeout(pauseMs);
      }
    }
  }
  const visits = Array.from({ length: clients }, visit);

  return {
    confirmed,
    statuses,
    setPause(milliseconds: number) {
      pauseMs = milliseconds;
    },
    /** Waits until `count` more applications are confirmed. */
    async waitForConfirmations(count: number) {
      const target = confirmed.size + count;
      while (confirmed.size < target) await nextResponse.promise;
    },
    async stop() {
      isRunning = false;
      await Promise.all(visits);
    },
  };
}

test.setTimeout(240_000);

/**
 * Kills one process after the other under load.
 *
 * @returns the confirmed applications, the stored ones, the output of the staff tool's `verify`, and the received mails and
 *   messages
 */
async function killUnderLoad(processes: number, database: string, seed: number) {
  const random = createRandom(seed);
  const [smtp, webhook, balancer] = await Promise.all([
    startSmtp(),
    startWebhook(),
    startBalancer(),
  ]);
  const settings = {
    DATABASE_URL: database,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'staff@example.org',
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    SUBMISSIONS_PER_ADDRESS_PER_HOUR: '0',
    SUBMISSIONS_PER_MINUTE: '100000',
  };
  const sites: Site[] = [];
  async function start() {
    const site = await startSite(settings);
    sites.push(site);
    balancer.targets.add(site.url);
  }
  await Promise.all(Array.from({ length: processes }, start));

  const visitors = startVisitors(balancer);
  for (let count = 0; count < kills; count += 1) {
    await visitors.waitForConfirmations(1 + random(maxResponsesBetweenKills));
    await setTimeout(random(maxDelayMs));
    const [victim] = sites.splice(random(sites.length), 1);
    if (!victim) throw new Error('No process is left');
    await victim.kill();
    // Until now the balancer still sent requests to the killed process.
    balancer.targets.delete(victim.url);
    await victim.stop();
    visitors.setPause(visitorPauseMs.duringStart);
    await start();
    visitors.setPause(visitorPauseMs.beforeKill);
  }
  await visitors.waitForConfirmations(1);
  await visitors.stop();
  await Promise.all(sites.map((site) => site.stop()));

  // Deliveries that a killed process had started are due again once their lease has expired.
  const last = await startSite({
    ...settings,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, '../helpers/two-minutes-later.ts')}`,
  });
  const readStates = async () =>
    new Set(
      JSON.parse(await runStaffTool(last, 'deliveries', '--json')).map(
        ({ status }: { status: string }) => status,
      ),
    );
  await expect.poll(readStates, { timeout: 60_000 }).toEqual(new Set(['delivered']));
  const listed = await listSubmissions(last);
  const verified = await runStaffTool(last, 'verify');
  expect(await last.stop()).toBe(0);
  await Promise.all([smtp.stop(), webhook.stop(), balancer.stop()]);
  return { visitors, listed, verified, mails: smtp.mails, messages: webhook.messages };
}

const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  new Map(
    Object.entries(Object.groupBy(items, keyOf)).map(([key, group]) => [key, group?.length ?? 0]),
  );

function expectNothingLost(
  name: string,
  { visitors, listed, verified, mails, messages }: Awaited<ReturnType<typeof killUnderLoad>>,
) {
  const { confirmed, statuses } = visitors;
  const stored = new Map(listed.map(({ email, reference }) => [email, reference]));
  const lost = [...confirmed].filter(([email, reference]) => stored.get(email) !== reference);
  const duplicates = [...countBy(listed, ({ email }) => email)].filter(([, count]) => count > 1);
  const mailsToSender = countBy(
    mails.flatMap(({ to }) => to),
    (to) => to,
  );
  const staffMails = mails.filter(({ to }) => to.includes('staff@example.org'));
  const mailsToStaff = countBy(
    staffMails,
    ({ source }) => /OPR-\w{4}-\w{4}/.exec(source)?.[0] ?? '',
  );
  const webhookMessages = countBy(messages, ({ body }) => JSON.parse(body).data.reference);
  const undelivered = listed.filter(
    ({ email, reference }) =>
      !mailsToSender.has(email) || !mailsToStaff.has(reference) || !webhookMessages.has(reference),
  );
  const responses = [...statuses].map(([status, count]) => `${count} × ${status || 'none'}`);
  process.stdout.write(
    `\n${name}: killed ${kills} times; answers ${responses.join(', ')}; confirmed ${confirmed.size}, stored ${listed.length}, ` +
      `lost ${lost.length}, twice ${duplicates.length}; mails ${mails.length}, messages ${messages.length}, undelivered ${undelivered.length}\n`,
  );
  expect({ lost, duplicates, undelivered }).toEqual({ lost: [], duplicates: [], undelivered: [] });
  expect(verified).toContain(`In order: ${listed.length} submissions`);
  // Only 201 (stored) and 502 (process killed) may occur, never an error of the site itself.
  expect([...statuses.keys()].filter((status) => ![201, 502].includes(status))).toEqual([]);
  expect(confirmed.size).toBeGreaterThan(kills);
}

test('with SQLite, every confirmed application survives five crashes, is stored once, and is delivered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'opar-crash-'));
  expectNothingLost(
    'SQLite',
    await killUnderLoad(1, `file:${join(folder, 'site.sqlite')}`, 20_261_122),
  );
  await rm(folder, { recursive: true });
});

test('with PostgreSQL and two processes behind a balancer, every confirmed application survives five crashes, is stored once, and is delivered', async () => {
  const postgres = await startPostgres();
  const { url } = await postgres.createDatabase();
  expectNothingLost('PostgreSQL', await killUnderLoad(2, url, 20_261_123));
  await postgres.stop();
});
