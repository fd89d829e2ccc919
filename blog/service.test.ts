import { expect, test } from 'vitest';
import { openContentService } from './service.server.ts';
import { fakeWordPress, recordingLog, sendJson } from './testing/fake-wordpress.ts';

const illustration = () => undefined;

test('without WORDPRESS_URL the posts of this repository are served', async () => {
  const service = openContentService(
    { WORDPRESS_URL: undefined, WORDPRESS_FRESH_SECONDS: 60 },
    recordingLog(),
    illustration,
  );
  expect(service.health()).toEqual({ source: 'local', ok: true });
  expect((await service.posts({ page: 1 })).posts).toHaveLength(9);
  expect((await service.media('wp-content/uploads/a.png')).status).toBe(404);
});

test('with it the WordPress is, from memory the second time', async () => {
  await using wordpress = await fakeWordPress((_url, response) =>
    sendJson(response, [{ id: 1, name: 'News', count: 1 }]),
  );
  const service = openContentService(
    { WORDPRESS_URL: wordpress.url, WORDPRESS_FRESH_SECONDS: 60 },
    recordingLog(),
    illustration,
  );
  expect(wordpress.requests).toEqual([]);
  expect(await service.categories()).toEqual([{ id: 1, name: 'News', count: 1 }]);
  expect(await service.categories()).toHaveLength(1);
  expect(wordpress.requests).toHaveLength(1);
  expect(service.health()).toEqual({ source: 'wordpress', ok: true });
});
