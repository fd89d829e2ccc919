import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createDiskCache } from './disk-cache.server.ts';
import { createTemporaryFolder } from './testing/temporary-folder.ts';

const bytes = (size: number) => Buffer.alloc(size, 1);

test('a written file can be read, also by the next process', async () => {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'deep/down');
  const files = createDiskCache(path, 1_000);
  expect(await files.read('a')).toBeUndefined();
  expect(files.getAgeMs('a')).toBeUndefined();
  await files.write('a', bytes(10));
  expect(await files.read('a')).toEqual(bytes(10));
  expect(files.getAgeMs('a')).toBeLessThan(5_000);
  const next = createDiskCache(path, 1_000);
  expect(await next.read('a')).toEqual(bytes(10));
  next.remove('a');
  expect(await next.read('a')).toBeUndefined();
});

test('the folder stays within its limit, and the least recently used files are removed', async () => {
  await using folder = await createTemporaryFolder();
  const files = createDiskCache(folder.path, 100);
  for (const key of ['a', 'b', 'c']) await files.write(key, bytes(30));
  await files.read('a');
  await files.write('d', bytes(30));
  expect(await files.read('b')).toBeUndefined();
  for (const key of ['a', 'c', 'd']) expect(await files.read(key), key).toEqual(bytes(30));
  await vi.waitFor(async () => expect(await readdir(folder.path)).toHaveLength(3));
  await files.write('too large', bytes(101));
  expect(await files.read('too large')).toBeUndefined();
  expect(await files.read('a')).toEqual(bytes(30));
});

test('a smaller limit and outside changes of the folder are applied at the start', async () => {
  await using folder = await createTemporaryFolder();
  const files = createDiskCache(folder.path, 100);
  for (const [age, key] of ['new', 'old'].entries()) {
    await files.write(key, bytes(40));
    const [name = ''] = (await readdir(folder.path)).slice(-1);
    await utimes(join(folder.path, name), new Date(), new Date(Date.now() - age * 60_000));
  }
  await writeFile(join(folder.path, 'README'), 'not ours');
  createDiskCache(folder.path, 50);
  await vi.waitFor(async () => expect(await readdir(folder.path)).toHaveLength(2));
  expect(await readdir(folder.path)).toContain('README');

  for (const name of await readdir(folder.path)) await rm(join(folder.path, name));
  expect(await files.read('new')).toBeUndefined();
});
