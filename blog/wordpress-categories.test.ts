import { describe, expect, test } from 'vitest';
import { createRecordingLog, readFixture } from './testing/fake-wordpress.ts';
import { serveJson } from './testing/wordpress-responses.ts';
import { createWordPressService } from './wordpress.server.ts';

describe('categories', () => {
  test('only those with posts, decoded, sorted by name', async () => {
    await using wordpress = await serveJson(() => [
      { id: 3, name: 'Visas &amp; papers', count: 2 },
      { id: 7, name: 'Blogroll', count: 0 },
      { id: 4, name: 'events', count: 1 },
      { id: 'x', name: 'broken', count: 1 },
    ]);
    const log = createRecordingLog();
    expect(await createWordPressService(wordpress.url, log).categories()).toEqual([
      { id: 4, name: 'events', count: 1 },
      { id: 3, name: 'Visas & papers', count: 2 },
    ]);
    expect(wordpress.requests).toEqual([
      '/wp-json/wp/v2/categories?per_page=100&_fields=id,name,count',
    ]);
    expect(log.lines).toHaveLength(1);
  });

  test('an empty list is not a failure', async () => {
    await using wordpress = await serveJson(() => []);
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect(await service.categories()).toEqual([]);
    expect(service.health().ok).toBe(true);
  });

  test('as WordPress gave them', async () => {
    await using wordpress = await serveJson(() => JSON.parse(readFixture('categories')));
    const categories = await createWordPressService(
      wordpress.url,
      createRecordingLog(),
    ).categories();
    expect(categories.map(({ name }) => name)).toEqual([
      'Block',
      'Cat A',
      'Classic',
      'Edge Case',
      'Markup',
      'Uncategorized',
    ]);
  });
});
