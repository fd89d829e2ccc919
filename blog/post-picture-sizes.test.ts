import { expect, test, vi } from 'vitest';
import { createDiskCache } from './disk-cache.server.ts';
import { createRecordingLog, startFakeWordPress } from './testing/fake-wordpress.ts';
import { createPhotograph } from './testing/pictures.ts';
import { createTemporaryFolder } from './testing/temporary-folder.ts';
import { createWordPressService } from './wordpress.server.ts';

test("a post has the sizes of pictures whose size its content doesn't state", async () => {
  const bytes = await createPhotograph(800, 600);
  await using folder = await createTemporaryFolder();
  await using wordpress = await startFakeWordPress((url, response) => {
    if (url.pathname.includes('wp-content')) {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
      return;
    }
    const image = (name: string, more = '') => `<img src="/wp-content/${name}.jpg"${more}>`;
    const rendered =
      image('a') +
      image('b', ' width="400"') +
      image('c-300x200') +
      image('d', ' width="8" height="6"');
    response.end(
      JSON.stringify([{ id: 1, slug: 'a', date: '2026-11-05T09:00:00', content: { rendered } }]),
    );
  });
  const files = createDiskCache(folder.path, 1_000_000);
  const post = await createWordPressService(wordpress.url, createRecordingLog(), {
    pictureCache: files,
  }).post('a');
  const attribute = (image: string, name: string) =>
    new RegExp(` ${name}="(\\d+)"`).exec(image)?.[1];
  const images = post?.html.match(/<img [^>]*>/g) ?? [];
  expect(
    images.map((image) => `${attribute(image, 'width')} × ${attribute(image, 'height')}`),
  ).toEqual(['800 × 600', '400 × 300', '300 × 200', '8 × 6']);
  expect(wordpress.requests.filter((request) => request.includes('wp-content'))).toEqual([
    '/wp-content/a.jpg',
    '/wp-content/b.jpg',
  ]);
});

test("a post waits a second for its pictures' sizes, and has all of them the next time", async () => {
  const bytes = await createPhotograph(80, 60);
  const late: (() => void)[] = [];
  await using folder = await createTemporaryFolder();
  await using wordpress = await startFakeWordPress((url, response) => {
    const send = () => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
    if (url.pathname.endsWith('late.jpg')) late.push(send);
    else if (url.pathname.includes('wp-content')) send();
    else {
      const rendered = '<img src="/wp-content/late.jpg"><img src="/wp-content/a.jpg">';
      response.end(
        JSON.stringify([{ id: 1, slug: 'a', date: '2026-11-05T09:00:00', content: { rendered } }]),
      );
    }
  });
  const files = createDiskCache(folder.path, 1_000_000);
  const service = createWordPressService(wordpress.url, createRecordingLog(), {
    pictureCache: files,
  });
  const sized = async () =>
    (await service.post('a'))?.html.match(/width="80" height="60"/g)?.length;
  expect(await sized()).toBe(1);
  for (const send of late) send();
  await vi.waitFor(async () => expect(await sized()).toBe(2));
  expect(late).toHaveLength(1);
});
