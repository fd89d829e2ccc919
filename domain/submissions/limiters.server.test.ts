import { createHmac } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseAddress } from './database/address.ts';
import { createKeyOf, createLimiters, type Limiters } from './limiters.server.ts';
import { createSubmissionLimit } from './submission-limit.server.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { raiseTimeLimits } from './testing/time-limits.ts';

raiseTimeLimits();

let postgres: TestPostgres;
let address: Extract<DatabaseAddress, { kind: 'postgres' }>;
let processes: Limiters[];
beforeAll(async () => {
  postgres = await startPostgres();
  address = await postgres.createDatabase();
  processes = await Promise.all([createLimiters(address), createLimiters(address)]);
});
afterAll(async () => {
  await Promise.all(processes.map(({ close }) => close()));
  await postgres.stop();
});

const limitsOf = (limits: Parameters<typeof createSubmissionLimit>[0]) =>
  processes.map((limiters) => createSubmissionLimit(limits, limiters));

const visitor = '203.0.113.7';

test('processes with one PostgreSQL database share the limits, and no address is in the database', async () => {
  const limits = limitsOf({ perAddressPerHour: 3, perMinute: 5 });
  const admit = async (key: string) => {
    const all = await Promise.all([...limits, ...limits].map((each) => each.admit(key)));
    return all.filter((admission) => admission.admitted);
  };
  const given = await admit(visitor);
  expect(given).toHaveLength(3);
  const [, other] = limits;
  const refused = await other?.admit(visitor);
  expect(refused).toEqual({ admitted: false, retryAfter: expect.any(Number) });
  await given[0]?.giveBack();
  expect(await other?.admit(visitor)).toMatchObject({ admitted: true });
  // Two of the five that all visitors share are left.
  expect(await admit('203.0.113.8')).toHaveLength(2);

  const client = new pg.Client(address.url);
  await client.connect();
  const { rows } = await client.query('select * from limits');
  await client.end();
  // One row for each address, one for all visitors, and one for addresses that have sent something before.
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('processes that start together with a new database all get the table', async () => {
  for (let databases = 0; databases < 8; databases += 1) {
    const database = await postgres.createDatabase();
    const opened = await Promise.all(Array.from({ length: 8 }, () => createLimiters(database)));
    const counted = await Promise.all(
      opened.map((limiters) => limiters.create('each', 8, 60).consume('visitor')),
    );
    expect(counted.map(({ consumedPoints }) => consumedPoints).toSorted()).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    await Promise.all(opened.map(({ close }) => close()));
  }
});

test('while the database is gone, each process counts for itself', async () => {
  const gone = await createLimiters(address);
  await gone.close();
  const limit = createSubmissionLimit({ perAddressPerHour: 1, perMinute: 0 }, gone);
  expect(await limit.admit(visitor)).toMatchObject({ admitted: true });
  expect(await limit.admit(visitor)).toMatchObject({ admitted: false });
});

test.each([
  'postgres://site@database.example/opar',
  'postgres://site:@database.example/opar',
  'postgres:///opar?host=/run/postgresql',
])('with %s, which has no password, the key of a visitor isn’t guessable', (url) => {
  const keys = [createKeyOf(url), createKeyOf(url)].map((keyOf) => keyOf(visitor));
  const guess = createHmac('sha256', url).update(visitor).digest('base64url');
  expect(new Set([...keys, guess]).size).toBe(3);
  const keyOf = createKeyOf(url);
  expect(keyOf(visitor)).toBe(keyOf(visitor));
});

test.each([
  'postgres://site:secret@database.example/opar',
  'postgres://site@database.example/opar?password=secret',
])('with %s, which has a password, all processes have the same key of a visitor', (url) => {
  expect(createKeyOf(url)(visitor)).toBe(createKeyOf(url)(visitor));
});

test('SQLite needs no shared limiters', async () => {
  const limiters = await createLimiters({ kind: 'sqlite', path: ':memory:' });
  expect(limiters.keyOf(visitor)).toBe(visitor);
});
