import { expect, test } from 'vitest';
import { createRecordingLog, sendJson, startFakeWordPress } from './testing/fake-wordpress.ts';
import { createWordPressService } from './wordpress.server.ts';

test("WORDPRESS_URL's user name and password are sent in a header", async () => {
  const seen: (string | undefined)[] = [];
  await using wordpress = await startFakeWordPress((_url, response, request) => {
    seen.push(request.headers.authorization);
    sendJson(response, []);
  });
  const url = wordpress.url.replace('//', '//user:p%40ss@');
  await createWordPressService(url, createRecordingLog()).posts({ page: 1 });
  expect(seen).toEqual([`Basic ${Buffer.from('user:p@ss').toString('base64')}`]);
});
