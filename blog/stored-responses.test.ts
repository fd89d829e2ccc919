import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createContentServices } from './service.server.ts';
import {
  createRecordingLog,
  type FakeWordPress,
  sendJson,
  startFakeWordPress,
} from './testing/fake-wordpress.ts';
import { createTemporaryFolder } from './testing/temporary-folder.ts';
import { getFailure } from './testing/wordpress-responses.ts';

/* A process that starts while WordPress is away serves the posts that an earlier one has kept on the disk. */

const post = (id: number, title: string) => ({
  id,
  slug: `post-${id}`,
  date: '2026-11-05T09:00:00',
  date_gmt: '2026-11-05T03:00:00',
  modified_gmt: '2026-11-06T03:00:00',
  title: { rendered: title },
  excerpt: { rendered: '<p>Short.</p>', protected: false },
  content: { rendered: '<h2>Visa</h2><p onclick="x()">Long.</p>', protected: false },
  categories: [5],
});

/** A WordPress with one post, which a test can change or delete. */
async function startWordPress() {
  const state = { posts: [post(1, 'First')], isSilent: false };
  const wordpress = await startFakeWordPress((url, response) => {
    if (state.isSilent) return;
    if (url.pathname.endsWith('/categories')) {
      return sendJson(response, [{ id: 5, name: 'News', count: 1 }]);
    }
    const slug = url.searchParams.get('slug');
    const isNearest = url.searchParams.has('before') || url.searchParams.has('after');
    const posts = state.posts.filter((each) => !isNearest && (!slug || each.slug === slug));
    return sendJson(response, posts, { 'x-wp-totalpages': '1' });
  });
  return Object.assign(wordpress, { state });
}

function startProcess({ url }: FakeWordPress, folder: string) {
  const { en } = createContentServices(
    {
      wordpressUrl: url.replace('http://', 'http://editor:secret@'),
      freshSeconds: 1,
      mediaFolder: folder,
      mediaMegabytes: 1,
    },
    createRecordingLog(),
    () => ({ src: '/a.svg', width: 900, height: 600 }),
  );
  return en;
}
type Process = ReturnType<typeof startProcess>;

const readAll = async (service: Process) => ({
  list: await service.posts({ page: 1 }),
  post: await service.post('post-1'),
  categories: await service.categories(),
  headings: await service.headings(1),
  addresses: await service.sitemapEntries(),
});

const listFiles = async (folder: string) =>
  (await readdir(join(folder, 'answers'))).map((name) => join(folder, 'answers', name));

/** Reads everything, and waits until it is on the disk. */
async function visit(service: Process, folder: string, count = 5) {
  const seen = await readAll(service);
  await vi.waitFor(async () => {
    const files = await listFiles(folder);
    expect(files.filter((name) => /\/[0-9a-f]{64}$/.test(name))).toHaveLength(count);
    expect(files).toHaveLength(count);
  });
  return seen;
}

test('a process that starts while WordPress is away serves what the last one has seen, and news once it is back', async () => {
  await using folder = await createTemporaryFolder();
  await using wordpress = await startWordPress();
  const seen = await visit(startProcess(wordpress, folder.path), folder.path);
  expect(seen.post?.html).not.toContain('onclick');

  await wordpress.refuseConnections();
  const next = startProcess(wordpress, folder.path);
  expect(await readAll(next)).toEqual(seen);
  expect(next.health()).toEqual({ source: 'wordpress', ok: false });
  expect((await getFailure(next.post('invented'))).reason).toBe('network');

  wordpress.state.posts = [post(1, 'Changed')];
  await wordpress.acceptConnections();
  await vi.waitFor(async () => expect((await next.post('post-1'))?.title).toBe('Changed'), {
    timeout: 10_000,
  });
  expect(next.health().ok).toBe(true);
});

test('a WordPress that answers nothing is away as well: the page’s time ends with the kept posts', async () => {
  await using folder = await createTemporaryFolder();
  await using wordpress = await startWordPress();
  const seen = await visit(startProcess(wordpress, folder.path), folder.path);
  wordpress.state.isSilent = true;
  const next = startProcess(wordpress, folder.path);
  expect((await next.posts({ page: 1 }, AbortSignal.abort())).posts).toEqual(seen.list.posts);
});

test.each([
  ['is no JSON', '<html>'],
  ['has another form', '{"totalPages":1}'],
  ['has entries that WordPress wouldn’t send', '{"totalPages":"1","body":"[{\\"id\\":\\"1\\"}]"}'],
  ['is empty', ''],
])('a file that %s is not served', async (_, content) => {
  await using folder = await createTemporaryFolder();
  await using wordpress = await startWordPress();
  await visit(startProcess(wordpress, folder.path), folder.path);
  await wordpress.refuseConnections();
  for (const file of await listFiles(folder.path)) await writeFile(file, content);
  const next = startProcess(wordpress, folder.path);
  expect((await getFailure(next.posts({ page: 1 }))).reason).toBe('network');
  expect((await getFailure(next.post('post-1'))).reason).toBe('network');
});

test('answers of more than a day ago are not served', async () => {
  await using folder = await createTemporaryFolder();
  await using wordpress = await startWordPress();
  await visit(startProcess(wordpress, folder.path), folder.path);
  await wordpress.refuseConnections();
  const old = new Date(Date.now() - 25 * 3_600_000);
  for (const file of await listFiles(folder.path)) await utimes(file, old, old);
  const next = startProcess(wordpress, folder.path);
  expect((await getFailure(next.posts({ page: 1 }))).reason).toBe('network');
});

test('a deleted post, and everything before a notice of a change, is not kept', async () => {
  await using folder = await createTemporaryFolder();
  await using wordpress = await startWordPress();
  await visit(startProcess(wordpress, folder.path), folder.path);

  wordpress.state.posts = [];
  const second = startProcess(wordpress, folder.path);
  expect(await second.post('post-1')).toBeUndefined();
  await vi.waitFor(async () => expect(await listFiles(folder.path)).toHaveLength(4));
  second.invalidate([]);
  await vi.waitFor(async () => expect(await listFiles(folder.path)).toEqual([]));
});

test('invented addresses leave nothing on the disk, and no file has the password', async () => {
  await using folder = await createTemporaryFolder();
  await using wordpress = await startWordPress();
  const service = startProcess(wordpress, folder.path);
  for (const slug of ['a', 'b', 'c']) expect(await service.post(slug)).toBeUndefined();
  await visit(service, folder.path);
  const texts = await Promise.all((await listFiles(folder.path)).map((file) => readFile(file)));
  expect(texts.join('')).toContain('First');
  expect(texts.join('')).not.toContain('secret');
});
