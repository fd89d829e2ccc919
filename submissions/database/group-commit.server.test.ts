import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitInGroups as commitGroups } from './group-commit.server.ts';
import { type Database, openDatabase } from './open.server.ts';

let folder: string;
let database: Database;
let other: DatabaseSync;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opar-groups-'));
  const path = join(folder, 'site.sqlite');
  database = await openDatabase({ kind: 'sqlite', path });
  other = new DatabaseSync(path);
});
afterEach(async () => {
  other.close();
  await database.destroy();
  rmSync(folder, { recursive: true });
});

/** With work on one after another. */
const commitInGroups = <Input, Output>(
  to: Database,
  work: (transaction: Database, input: Input) => Promise<Output>,
) =>
  commitGroups(to, async (transaction, inputs: readonly Input[]) => {
    const outputs: Output[] = [];
    for (const input of inputs) outputs.push(await work(transaction, input));
    return outputs;
  });

const keep = (transaction: Database, version: string) =>
  transaction.insertInto('terms').values({ version, text: '', shownSince: '' }).execute();

/** What another process reads: what is committed. */
const committed = () =>
  other
    .prepare('select version from terms order by version')
    .all()
    .map(({ version }) => version);

test('those that come together, or while others are committed, share a transaction', async () => {
  const groups = new Map<Database, string[]>();
  const later: Promise<unknown>[] = [];
  const write = commitInGroups(database, async (transaction, version: string) => {
    groups.set(transaction, [...(groups.get(transaction) ?? []), version]);
    await keep(transaction, version);
    if (version === 'b') later.push(...['c', 'd', 'e'].map(write));
  });
  await Promise.all(['a', 'b'].map(write));
  await Promise.all(later);
  await write('f');
  expect([...groups.values()]).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']]);
  expect(committed()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('nobody is answered before the commit', async () => {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const write = commitInGroups(database, async (transaction, version: string) => {
    await keep(transaction, version);
    if (version !== 'b') return;
    reached.resolve();
    await gate.promise;
  });
  const seen: unknown[] = [];
  const all = ['a', 'b'].map((version) => write(version).then(() => seen.push(committed())));
  await reached.promise;
  expect(committed()).toEqual([]);
  expect(seen).toEqual([]);
  gate.resolve();
  await Promise.all(all);
  expect(seen).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('one that fails fails alone, and its neighbours are written once', async () => {
  const write = commitInGroups(database, async (transaction, version: string) => {
    await keep(transaction, version);
    if (version === 'b') throw new Error('not this one');
    return version.toUpperCase();
  });
  const results = await Promise.allSettled(['a', 'b', 'c', 'c'].map(write));
  expect(results).toMatchObject([
    { value: 'A' },
    { reason: { message: 'not this one' } },
    { value: 'C' },
    // Its version is there already.
    { status: 'rejected' },
  ]);
  expect(committed()).toEqual(['a', 'c']);
  await expect(write('d')).resolves.toBe('D');
});

test('a large crowd is written in several transactions, in its order', async () => {
  const groups = new Map<Database, number>();
  const write = commitInGroups(database, async (transaction, version: string) => {
    groups.set(transaction, (groups.get(transaction) ?? 0) + 1);
    await keep(transaction, version);
  });
  const versions = Array.from({ length: 120 }, (_, index) => String(1000 + index));
  await Promise.all(versions.map(write));
  expect([...groups.values()]).toEqual([50, 50, 20]);
  expect(committed()).toEqual(versions);
});
