import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseAddress } from './database/address.ts';
import { type Database, openDatabase } from './database/open.server.ts';
import { verifyStore } from './maintenance.server.ts';
import { StoreError } from './store-error.server.ts';
import { createTestDatabases } from './testing/databases.ts';
import { fillStore } from './testing/stores.ts';

const { folder, newPath, newDatabases } = createTestDatabases();
const inOrder = { problems: [] };

describe.each(newDatabases)('verify, %s', (_, newDatabase) => {
  let address: DatabaseAddress;
  let first = '';
  beforeEach(async () => {
    address = await newDatabase();
    [first = ''] = await fillStore(address);
  });

  async function change(work: (database: Database) => Promise<unknown>) {
    const database = await openDatabase(address);
    await work(database);
    await database.destroy();
  }
  const problems = async () => (await verifyStore(address)).problems;

  test('a store of the site has no problems, whatever the status of its deliveries', async () => {
    expect(await verifyStore(address)).toEqual({ submissions: 5, deliveries: 9, ...inOrder });
  });

  test.each<[string, Record<string, string>]>([
    ['are not those that were stored (the digest differs)', { programme: 'pathway-program' }],
    ['are not those that were stored (the digest differs)', { form: 'contact' }],
    ['the answers can’t be read', { answers: '{"firstName":' }],
    ['the e-mail address is not that of the answers', { email: 'other@example.org' }],
    ['its time is malformed', { submittedAt: '2026-11-21 10:00' }],
    ['the submission id is no UUID', { submissionId: '1' }],
  ])('reports a submission of which %s', async (problem, values) => {
    await change((database) =>
      database.updateTable('submissions').set(values).where('reference', '=', first).execute(),
    );
    expect(await problems()).toEqual([expect.stringMatching(`^${first}: `)]);
    expect((await problems())[0]).toContain(problem);
  });

  test('reports a changed letter of an answer, and a changed digest', async () => {
    await change((database) =>
      sql`update submissions set answers = replace(answers, 'Rahman', 'Rahmam')
        where reference = ${first}`.execute(database),
    );
    expect(await problems()).toEqual([`${first}: ${digestDiffers}`]);
    await change((database) =>
      sql`update submissions set answers = replace(answers, 'Rahmam', 'Rahman')`.execute(database),
    );
    expect(await problems()).toEqual([]);
    await change((database) =>
      database
        .updateTable('submissions')
        .set({ contentDigest: '0'.repeat(64) })
        .where('reference', '=', first)
        .execute(),
    );
    expect(await problems()).toEqual([`${first}: ${digestDiffers}`]);
  });

  test('reports a malformed reference', async () => {
    await change((database) =>
      database
        .updateTable('submissions')
        .set({ reference: 'OPR-0000-0000' })
        .where('reference', '=', first)
        .execute(),
    );
    expect(await problems()).toEqual(['OPR-0000-0000: the reference is malformed']);
  });

  test('reports a reference that two submissions share after the index was lost', async () => {
    await change(async (database) => {
      await sql`create table copied as select * from submissions`.execute(database);
      if (address.kind === 'sqlite') await sql`pragma foreign_keys = off`.execute(database);
      await sql`alter table submissions rename to earlier`.execute(database);
      await sql`alter table copied rename to submissions`.execute(database);
      await sql`update submissions set reference = ${first}
        where form = 'contact'`.execute(database);
    });
    const found = await problems();
    expect(found).toContain(`${first}: several submissions have this reference`);
  });

  test.each<[string, Record<string, string | number | null>]>([
    ['delivered, and due again', { nextAttemptAt: '2026-11-21T10:00:00.000Z' }],
    ['delivered without an attempt', { attempts: 0 }],
    ['the number of attempts is malformed', { attempts: -1 }],
    ['a time is malformed', { deliveredAt: '21 November 2026' }],
    ['given up without a reason', { deliveredAt: null }],
  ])('reports a delivery that is %s', async (problem, values) => {
    await change((database) =>
      database
        .updateTable('deliveries')
        .set(values)
        .where('kind', '=', 'staff')
        .where('submission', 'in', (eb) =>
          eb.selectFrom('submissions').select('id').where('reference', '=', first),
        )
        .execute(),
    );
    expect(await problems()).toEqual([`${first}, staff: ${problem}`]);
  });

  test('reports an unknown kind of delivery, and a delivery of a suspected submission', async () => {
    await change(async (database) => {
      await sql`update deliveries set kind = 'fax' where kind = 'webhook'`.execute(database);
      await sql`update submissions set suspicion = 'hidden field'
        where reference = ${first}`.execute(database);
    });
    const heldBack = 'its submission is held back, and was not released';
    const found = await problems();
    expect(found).toHaveLength(3);
    expect(found).toContain(`${first}, staff: ${heldBack}`);
    expect(found).toContain(`${first}, acknowledgement: ${heldBack}`);
    expect(found.join()).toMatch(/OPR-\S+, fax: a kind of delivery that there isn’t/);
  });

  test('reports a submission without a delivery to staff, and a delivery without a submission', async () => {
    await change((database) =>
      database
        .deleteFrom('deliveries')
        .where('kind', '=', 'staff')
        .where('submission', 'in', (eb) =>
          eb.selectFrom('submissions').select('id').where('reference', '=', first),
        )
        .execute(),
    );
    expect(await problems()).toEqual([`${first}: no delivery to staff`]);
    await change(async (database) => {
      if (address.kind === 'sqlite') await sql`pragma foreign_keys = off`.execute(database);
      else await sql`alter table submissions disable trigger all`.execute(database);
      await database.deleteFrom('submissions').where('reference', '=', first).execute();
    });
    expect(await problems()).toEqual([
      'no submission, acknowledgement: its submission is not there',
    ]);
  });
});

const digestDiffers =
  'form, programme or answers are not those that were stored (the digest differs)';

describe('verify, SQLite', () => {
  test('reports one wrong byte, in the structure of the file or in an answer', async () => {
    const path = newPath();
    const address = { kind: 'sqlite', path } as const;
    await fillStore(address);
    const content = readFileSync(path);
    const damaged = async (at: number) => {
      const copy = Buffer.from(content);
      copy[at] = (copy[at] ?? 0) + 1;
      writeFileSync(path, copy);
      return (await verifyStore(address)).problems;
    };
    // The low byte of the number of entries in a page of an index.
    const entries = startOfIndex(path) + 4;
    expect((await damaged(entries))[0]).toMatch(/^The file is damaged: /);
    const letter = content.lastIndexOf('University of Dhaka');
    expect(await damaged(letter)).toEqual([
      expect.stringMatching(`^OPR-\\S+: form, programme or answers are not those`),
    ]);
  });

  test('a missing file is not created, and a file that is not a database is reported', async () => {
    const path = join(folder, 'missing.sqlite');
    const missing = verifyStore({ kind: 'sqlite', path });
    await expect(missing).rejects.toThrow(StoreError);
    await expect(missing).rejects.toThrow('there is no such file');
    expect(readdirSync(folder)).not.toContain('missing.sqlite');
    for (const content of ['', 'This is a text of more than sixteen letters.']) {
      writeFileSync(path, content);
      await expect(verifyStore({ kind: 'sqlite', path })).rejects.toThrow(StoreError);
    }
    rmSync(path);
  });

  test('changes nothing', async () => {
    const path = newPath();
    await fillStore({ kind: 'sqlite', path });
    const before = readFileSync(path);
    await verifyStore({ kind: 'sqlite', path });
    expect(readFileSync(path)).toEqual(before);
  });
});

/** Returns the position of the e-mail index's page in the file, in bytes. */
function startOfIndex(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  const row = database
    .prepare("select rootpage from sqlite_schema where name = 'submissions_by_email'")
    .get();
  const size = database.prepare('pragma page_size').get();
  database.close();
  return (Number(row?.rootpage) - 1) * Number(size?.page_size);
}
