import { describe, expect, test } from 'vitest';
import { createRecordingLog, sendJson, startFakeWordPress } from './testing/fake-wordpress.ts';
import { getFailure } from './testing/wordpress-responses.ts';
import { createWordPressService } from './wordpress.server.ts';

describe('addresses', () => {
  test('of all pages, with the last change, and without protected posts', async () => {
    const pages = [
      [
        { slug: 'one', date_gmt: '2026-11-01T03:00:00', modified_gmt: '2026-11-05T03:00:00' },
        { slug: '%e0%a6%93', date_gmt: '2026-11-01T03:00:00', modified_gmt: 'yesterday' },
        { slug: 'secret', content: { protected: true } },
      ],
      [{ slug: 'last', modified_gmt: 'today' }, { slug: 7 }],
    ].map((page) => page.map((post) => ({ id: 1, content: { protected: false }, ...post })));
    await using wordpress = await startFakeWordPress((url, response) =>
      sendJson(response, pages[Number(url.searchParams.get('page')) - 1], {
        'X-WP-TotalPages': '2',
      }),
    );
    expect(
      await createWordPressService(wordpress.url, createRecordingLog()).sitemapEntries(),
    ).toEqual([
      { id: 1, slug: 'one', changedAt: '2026-11-05T03:00:00Z' },
      { id: 1, slug: 'ও', changedAt: '2026-11-01T03:00:00Z' },
      { id: 1, slug: 'last' },
    ]);
    const fields = '_fields=id,slug,date_gmt,modified_gmt,content.protected';
    expect(wordpress.requests).toEqual([
      `/wp-json/wp/v2/posts?page=1&per_page=100&${fields}`,
      `/wp-json/wp/v2/posts?page=2&per_page=100&${fields}`,
    ]);
  });

  test('a page that is gone meanwhile ends the list; a failing page is an error', async () => {
    let status = 400;
    await using wordpress = await startFakeWordPress((url, response) => {
      if (url.searchParams.get('page') === '1') {
        sendJson(response, [{ id: 1, slug: 'one', content: { protected: false } }], {
          'X-WP-TotalPages': '2',
        });
      } else response.writeHead(status).end();
    });
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect(await service.sitemapEntries()).toEqual([{ id: 1, slug: 'one' }]);
    status = 500;
    expect((await getFailure(service.sitemapEntries())).reason).toBe('status');
  });
});
