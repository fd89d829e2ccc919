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

const kills = 10;
const clients = 6;
/** A kill comes after so many answers at most, and so many milliseconds: amid reading, committing, answering, mailing. */
const maxResponsesBetweenKills = 12;
const maxDelayMs = 15;

/** Of a visitor, in milliseconds: the machine is to start processes anew meanwhile. */
const visitorPauseMs = 100;

/** Random as mulberry32 is, but the same in each run: a failure can be looked at again. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Visitors who send one application after the other, each again until it is confirmed or they are told to stop. */
function startVisitors(balancer: Balancer) {
  /** Of what was confirmed: the address in it, and the reference that its sender was told. */
  const confirmed = new Map<string, string>();
  const statuses = new Map<number, number>();
  let sending = true;
  let heard = Promise.withResolvers<void>();

  async function send(email: string, submissionId: string): Promise<string | undefined> {
    const body = toFormData({ ...filledForm, email, submissionId });
    const answer = await fetch(`${balancer.url}/apply/student-exchange/submit`, {
      method: 'POST',
      body,
    }).catch(() => undefined);
    statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
    const content = await answer?.json().catch(() => undefined);
    return answer?.status === 201 ? content?.receipt.reference : undefined;
  }

  async function visit() {
    while (sending) {
      const submissionId = randomUUID();
      const email = `${submissionId}@example.org`;
      while (sending && !confirmed.has(email)) {
        const reference = await send(email, submissionId);
        if (reference) confirmed.set(email, reference);
        heard.resolve();
        heard = Promise.withResolvers();
        await setTimeout(visitorPauseMs);
      }
    }
  }
  const visits = Array.from({ length: clients }, visit);

  return {
    confirmed,
    statuses,
    /** Waits until so many more are confirmed. */
    async confirms(count: number) {
      const enough = confirmed.size + count;
      while (confirmed.size < enough) await heard.promise;
    },
    async stop() {
      sending = false;
      await Promise.all(visits);
    },
  };
}

test.setTimeout(240_000);

/** Kills one process after the other under load, and gives what is left. */
async function killUnderLoad(processes: number, database: string, seed: number) {
  const random = randomFrom(seed);
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
    await visitors.confirms(1 + random(maxResponsesBetweenKills));
    await setTimeout(random(maxDelayMs));
    const [victim] = sites.splice(random(sites.length), 1);
    if (!victim) throw new Error('No process is left');
    await victim.kill();
    // Until here the balancer hasn't noticed.
    balancer.targets.delete(victim.url);
    await victim.stop();
    await start();
  }
  await visitors.confirms(1);
  await visitors.stop();
  await Promise.all(sites.map((site) => site.stop()));

  // What a killed process had taken on is due again once its lease is over.
  const last = await startSite({
    ...settings,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, '../helpers/two-minutes-later.ts')}`,
  });
  const tool = { ...last, environment: { ...last.environment, NODE_OPTIONS: '' } };
  const states = async () =>
    new Set(
      JSON.parse(await runStaffTool(tool, 'deliveries', '--json')).map(
        ({ status }: { status: string }) => status,
      ),
    );
  await expect.poll(states, { timeout: 60_000 }).toEqual(new Set(['delivered']));
  const listed = await listSubmissions(tool);
  const verified = await runStaffTool(tool, 'verify');
  expect(await last.stop()).toBe(0);
  await Promise.all([smtp.stop(), webhook.stop(), balancer.stop()]);
  return { visitors, listed, verified, mails: smtp.mails, messages: webhook.messages };
}

const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  new Map(
    Object.entries(Object.groupBy(items, keyOf)).map(([key, group]) => [key, group?.length ?? 0]),
  );

function verify(
  name: string,
  { visitors, listed, verified, mails, messages }: Awaited<ReturnType<typeof killUnderLoad>>,
) {
  const { confirmed, statuses } = visitors;
  const stored = new Map(listed.map(({ email, reference }) => [email, reference]));
  const lost = [...confirmed].filter(([email, reference]) => stored.get(email) !== reference);
  const twice = [...countBy(listed, ({ email }) => email)].filter(([, count]) => count > 1);
  const toSender = countBy(
    mails.flatMap(({ to }) => to),
    (to) => to,
  );
  const subjects = mails.filter(({ to }) => to.includes('staff@example.org'));
  const toStaff = countBy(subjects, ({ source }) => /OPR-\w{4}-\w{4}/.exec(source)?.[0] ?? '');
  const posted = countBy(messages, ({ body }) => JSON.parse(body).data.reference);
  const undelivered = listed.filter(
    ({ email, reference }) =>
      !toSender.has(email) || !toStaff.has(reference) || !posted.has(reference),
  );
  const answers = [...statuses].map(([status, count]) => `${count} × ${status || 'none'}`);
  process.stdout.write(
    `\n${name}: killed ${kills} times; answers ${answers.join(', ')}; confirmed ${confirmed.size}, stored ${listed.length}, ` +
      `lost ${lost.length}, twice ${twice.length}; mails ${mails.length}, messages ${messages.length}, undelivered ${undelivered.length}\n`,
  );
  expect({ lost, twice, undelivered }).toEqual({ lost: [], twice: [], undelivered: [] });
  expect(verified).toContain(`In order: ${listed.length} submissions`);
  // Nothing else than stored, or nobody there: never an error of the site's own.
  expect([...statuses.keys()].filter((status) => ![201, 502].includes(status))).toEqual([]);
  expect(confirmed.size).toBeGreaterThan(kills);
}

test('SQLite: what was confirmed outlives ten crashes, once, and is delivered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'opar-crash-'));
  verify('SQLite', await killUnderLoad(1, `file:${join(folder, 'site.sqlite')}`, 20_261_122));
  await rm(folder, { recursive: true });
});

test('PostgreSQL: the same with two processes behind a balancer', async () => {
  const postgres = await startPostgres();
  const { url } = await postgres.createDatabase();
  verify('PostgreSQL', await killUnderLoad(2, url, 20_261_123));
  await postgres.stop();
});
