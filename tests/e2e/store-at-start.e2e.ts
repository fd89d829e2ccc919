import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { formTexts } from '#content/en/forms/form-texts.ts';
import { createStore } from '#domain/submissions/store.server.ts';
import { filledForm, toFormData } from '#domain/submissions/testing/examples.ts';
import { startPostgres } from '#domain/submissions/testing/postgres.ts';
import { startSocketActivatedSite } from '../helpers/socket-activated-site.ts';

/*
 * The whole site on systemd's socket, with a store that can't be opened when it starts. Visitors wait there until a process
 * serves, so it must serve. The kinds of faults are in domain/submissions/store-recovery.server.test.ts.
 */

type Store = { url: string; repair: () => Promise<void>; remove: () => Promise<void> };

async function createCorruptFile(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'opar-corrupt-'));
  const path = join(folder, 'opar.sqlite');
  await (await createStore({ kind: 'sqlite', path })).close();
  await rename(path, `${path}.backup`);
  await writeFile(path, 'This is a text of more than sixteen letters.');
  return {
    url: `file:${path}`,
    repair: () => rename(`${path}.backup`, path),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function createAbsentServer(): Promise<Store> {
  const postgres = await startPostgres();
  const { url } = await postgres.createDatabase();
  await postgres.pause();
  return { url, repair: () => postgres.resume(), remove: () => postgres.stop() };
}

const getStatus = async (url: string) => (await fetch(url)).status;

async function send(siteUrl: string) {
  const response = await fetch(`${siteUrl}/apply/student-exchange`, {
    method: 'POST',
    body: toFormData(filledForm),
    redirect: 'manual',
  });
  return { status: response.status, page: (await response.text()).replaceAll('&quot;', '"') };
}

for (const { name, create } of [
  { name: 'a corrupt SQLite file', create: createCorruptFile },
  { name: 'PostgreSQL away', create: createAbsentServer },
]) {
  test(`with ${name} at start, pages are served, forms keep what was typed, and the repair needs no restart`, async () => {
    const store = await create();
    const site = await startSocketActivatedSite({ DATABASE_URL: store.url });
    for (const path of ['/', '/apply/student-exchange', '/blog', '/global-programs?q=work']) {
      expect(await getStatus(site.url + path)).toBe(200);
    }
    const { status, page } = await send(site.url);
    expect(status).toBe(503);
    const { title, text } = formTexts.getFailureTexts('unavailable', 'application');
    for (const expected of [title, text, filledForm.email, filledForm.motivationLetter]) {
      expect(page).toContain(expected);
    }
    expect(await getStatus(`${site.url}/healthz`)).toBe(503);

    await store.repair();
    await expect.poll(async () => (await send(site.url)).status, { timeout: 30_000 }).toBe(303);
    expect(await getStatus(`${site.url}/healthz`)).toBe(200);
    expect(site.output().match(/"level":60/g)).toHaveLength(1);
    expect(await site.stop()).toBe(0);
    await store.remove();
  });
}

test('a read-only site does without its store', async () => {
  const store = await createCorruptFile();
  const site = await startSocketActivatedSite({ DATABASE_URL: store.url, READ_ONLY: 'true' });
  expect(await getStatus(`${site.url}/apply/student-exchange`)).toBe(200);
  const { status, page } = await send(site.url);
  expect(status).toBe(503);
  expect(page).toContain(formTexts.getFailureTexts('closed', 'application').title);
  const health = await fetch(`${site.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([
    200,
    expect.objectContaining({ status: 'read-only', store: 'failing' }),
  ]);
  expect(await site.stop()).toBe(0);
  await store.remove();
});
