import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createContentServices } from './service.server.ts';
import { createRecordingLog, sendJson, startFakeWordPress } from './testing/fake-wordpress.ts';
import { createPhotograph } from './testing/pictures.ts';
import { createTemporaryFolder } from './testing/temporary-folder.ts';

const illustration = (name: string) => ({ src: `/${name}.svg`, width: 900, height: 600 });
const settings = {
  freshSeconds: 60,
  mediaFolder: '/dev/null/media',
  mediaMegabytes: 1,
};

test('without a WordPress the posts of this repository are served', async () => {
  const { en: service } = createContentServices(
    { ...settings, wordpressUrl: undefined },
    createRecordingLog(),
    illustration,
  );
  expect(service.health()).toEqual({ source: 'local', ok: true });
  expect((await service.posts({ page: 1 })).posts).toHaveLength(9);
  expect((await service.media('wp-content/uploads/a.png')).status).toBe(404);
});

test('a WordPress is used, from the cache the second time', async () => {
  await using folder = await createTemporaryFolder();
  await using wordpress = await startFakeWordPress((_url, response) =>
    sendJson(response, [{ id: 1, name: 'News', count: 1 }]),
  );
  const { en: service } = createContentServices(
    { ...settings, mediaFolder: folder.path, wordpressUrl: wordpress.url },
    createRecordingLog(),
    illustration,
  );
  expect(wordpress.requests).toEqual([]);
  expect(await service.categories()).toEqual([{ id: 1, name: 'News', count: 1 }]);
  expect(await service.categories()).toHaveLength(1);
  expect(wordpress.requests).toHaveLength(1);
  expect(service.health()).toEqual({ source: 'wordpress', ok: true });
});

test("a folder that can't be created is logged at the start, and pictures are made for each request", async () => {
  const photograph = await createPhotograph(400, 300);
  await using wordpress = await startFakeWordPress((_url, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photograph);
  });
  const log = createRecordingLog();
  const { en: service } = createContentServices(
    { ...settings, wordpressUrl: wordpress.url },
    log,
    illustration,
  );
  expect(log.lines.map(({ message }) => message)).toEqual([
    'pictures of posts are not kept: is MEDIA_FOLDER right?',
  ]);
  for (const _ of [1, 2]) {
    const answer = await service.media('wp-content/a.jpg', { width: 320 });
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 320 });
  }
  expect(wordpress.requests).toHaveLength(2);
});

test('without a WordPress the Bengali posts of this repository are served in Bengali', async () => {
  const { bn: service } = createContentServices(
    { ...settings, wordpressUrl: undefined },
    createRecordingLog(),
    illustration,
  );
  expect((await service.post('passport-first'))?.title).toMatch(/\p{Script=Bengali}/u);
  expect((await service.categories()).map(({ name }) => name)).toContain('ভিসা');
});

test('a WordPress with posts in Bengali is asked for those of the language', async () => {
  await using folder = await createTemporaryFolder();
  await using wordpress = await startFakeWordPress((url, response) =>
    sendJson(response, [{ id: 1, name: url.searchParams.get('lang') ?? 'all', count: 1 }]),
  );
  const options = { ...settings, mediaFolder: folder.path, wordpressUrl: wordpress.url };
  const getName = async (code?: string) => {
    const services = createContentServices(
      { ...options, bengaliCode: code },
      createRecordingLog(),
      illustration,
    );
    const [english] = await services.en.categories();
    const [bengali] = await services.bn.categories();
    return [english?.name, bengali?.name];
  };
  expect(await getName('bn-bd')).toEqual(['en', 'bn-bd']);
  expect(await getName()).toEqual(['all', 'all']);
});
