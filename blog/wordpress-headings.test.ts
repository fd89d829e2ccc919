import { expect, test } from 'vitest';
import { createRecordingLog } from './testing/fake-wordpress.ts';
import { serveJson } from './testing/wordpress-responses.ts';
import { createWordPressService } from './wordpress.server.ts';

test('the headings of a page of posts are those of their contents', async () => {
  const post = (id: number, rendered: string) => ({
    id,
    content: { rendered, protected: !rendered },
  });
  await using wordpress = await serveJson(() => [
    post(7, '<h2>In the <b>kitchen</b></h2>'),
    post(8, ''),
  ]);
  const service = createWordPressService(wordpress.url, createRecordingLog());
  expect([...(await service.headings(2))]).toEqual([
    [7, ['In the kitchen']],
    [8, []],
  ]);
  expect(wordpress.requests).toEqual(['/wp-json/wp/v2/posts?page=2&per_page=9&_fields=id,content']);
});
