import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { backUpStore, verifyStore } from './maintenance.server.ts';
import { createStore } from './store.server.ts';
import { StoreError } from './store-error.server.ts';
import { createTestDatabases } from './testing/databases.ts';
import { createExampleSubmission } from './testing/examples.ts';
import { fillStore } from './testing/stores.ts';

const { folder, newPath } = createTestDatabases();
const inOrder = { problems: [] };

test('a backup taken during writes has everything that was stored before, and can be restored', async () => {
  const path = newPath();
  const address = { kind: 'sqlite', path } as const;
  await fillStore(address);
  const script = join(import.meta.dirname, 'testing/submit-until-killed.ts');
  const sites = [1, 2].map(() => spawn(process.execPath, [script, JSON.stringify(address)]));
  const stored: string[] = [];
  const lines = sites.map(({ stdout }) => createInterface({ input: stdout }));
  for (const each of lines) each.on('line', (reference) => stored.push(reference));
  const backups = [1, 2, 3].map((number) => join(folder, `backup-${number}.sqlite`));
  const before: string[][] = [];
  for (const file of backups) {
    // The sites store more between two backups, and while each is made.
    await Promise.all(lines.map((each) => once(each, 'line')));
    before.push([...stored]);
    await backUpStore(address, file);
  }
  await Promise.all(lines.map((each) => once(each, 'line')));
  await Promise.all(
    sites.map((site) => {
      site.kill('SIGKILL');
      return once(site, 'close');
    }),
  );

  for (const [index, file] of backups.entries()) {
    const { submissions, deliveries, problems } = await verifyStore({
      kind: 'sqlite',
      path: file,
    });
    expect(problems).toEqual([]);
    expect(deliveries).toBeGreaterThan(submissions);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // Restoring puts the backup in the place of the site's file.
    const restored = newPath();
    mkdirSync(join(restored, '..'));
    renameSync(file, restored);
    const store = await createStore({ kind: 'sqlite', path: restored });
    const references = new Set<string>();
    for await (const { reference } of store.list()) references.add(reference);
    await store.close();
    expect(references.size).toBe(submissions);
    expect(before[index]?.filter((reference) => !references.has(reference))).toEqual([]);
    expect(await verifyStore({ kind: 'sqlite', path: restored })).toMatchObject(inOrder);
  }
  expect(stored.length).toBeGreaterThan(6);
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
});

test('overwrites no file', async () => {
  const path = newPath();
  await fillStore({ kind: 'sqlite', path });
  const file = join(folder, 'there-already');
  writeFileSync(file, 'Mine');
  await expect(backUpStore({ kind: 'sqlite', path }, file)).rejects.toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe('Mine');
});

test('a failed backup leaves no file', async () => {
  const file = join(folder, 'failed.sqlite');
  const missing = join(folder, 'missing.sqlite');
  await expect(backUpStore({ kind: 'sqlite', path: missing }, file)).rejects.toThrow(StoreError);
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
});

test('erased data is not in the backup', async () => {
  const path = newPath();
  const store = await createStore({ kind: 'sqlite', path });
  await store.submit(createExampleSubmission(randomUUID(), { firstName: 'Forgettable' }));
  await store.submit(createExampleSubmission(randomUUID(), { email: 'other@example.org' }));
  await store.erase({ email: 'nusrat@example.org' });
  const file = join(folder, 'erased.sqlite');
  await backUpStore({ kind: 'sqlite', path }, file);
  await store.close();
  expect(readFileSync(file, 'latin1')).not.toContain('Forgettable');
  expect(readFileSync(file, 'latin1')).toContain('other@example.org');
});
