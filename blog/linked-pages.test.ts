import { expect, test } from 'vitest';
import { createRecordingLog, sendJson, startFakeWordPress } from './testing/fake-wordpress.ts';
import { createWordPressService } from './wordpress.server.ts';

/** Starts a WordPress with some posts and categories. The content of its posts is the links that a test passes to `leads`. */
async function serve({ hangs = false }: { hangs?: boolean } = {}) {
  let content = '';
  const wordpress = await startFakeWordPress((url, response, request) => {
    const base = `http://${request.headers.host}`;
    const query = url.searchParams;
    const post = (id: number, slug: string, hidden = false) => ({
      id,
      slug,
      link: `${base}/${slug}/`,
      date: '2026-11-05T09:00:00',
      content: { rendered: content.replaceAll('BASE', base), protected: hidden },
    });
    const posts = [post(1, 'a'), post(2, 'visa'), post(3, '%e0%a6%93'), post(4, 'secret', true)];
    if (url.pathname.endsWith('/categories')) {
      sendJson(response, [
        { id: 7, count: 2, link: `${base}/topics/letters/` },
        { id: 8, count: 0, link: `${base}/topics/empty/` },
      ]);
    } else if (query.get('_fields')?.startsWith('id,slug,link')) {
      if (hangs) return;
      const slugs = query.get('slug')?.split(',');
      const ids = query.get('include')?.split(',');
      sendJson(
        response,
        posts.filter(({ id, slug }) => slugs?.includes(slug) || ids?.includes(String(id))),
      );
    } else {
      sendJson(
        response,
        posts.filter(({ slug }) => slug === query.get('slug')),
      );
    }
  });
  const log = createRecordingLog();
  const service = createWordPressService(wordpress.url, log);
  return {
    log,
    requests: wordpress.requests,
    /** Returns the URLs to which these links of a post are rewritten. `BASE` stands for the URL of the WordPress. */
    async leads(...links: string[]) {
      content = links.map((href) => `<a href="${href}">x</a>`).join('');
      const html = (await service.post('a'))?.html ?? '';
      return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&').replace(wordpress.url, 'BASE'),
      );
    },
    [Symbol.asyncDispose]: wordpress[Symbol.asyncDispose],
  };
}

test('links to posts and categories of the same WordPress are changed to our pages', async () => {
  await using wordpress = await serve();
  const expected = {
    'BASE/visa/': '/blog/visa',
    '/VISA': '/blog/visa',
    'BASE/visa/?replytocom=3#respond': '/blog/visa',
    'BASE/visa/#documents': '/blog/visa#post-documents',
    'BASE/visa/#comment-5': '/blog/visa',
    'BASE/a/#part': '/blog/a#post-part',
    '/%E0%A6%93/': '/blog/%E0%A6%93',
    'BASE/?p=2': '/blog/visa',
    '/index.php?p=3': '/blog/%E0%A6%93',
    '/topics/letters/': '/blog?category=7',
    'BASE/?cat=7': '/blog?category=7',
  };
  expect(await wordpress.leads(...Object.keys(expected))).toEqual(Object.values(expected));
  expect(wordpress.log.lines).toEqual([]);
});

test('links without a page of ours are unchanged', async () => {
  await using wordpress = await serve();
  const links = [
    'BASE/about/',
    'BASE/secret/',
    'BASE/somewhere/visa/',
    'BASE/?p=4',
    'BASE/?p=99',
    'BASE/topics/empty/',
    'BASE/author/visa/',
    'BASE/',
    'BASE/?s=visa',
    'https://other.example/visa/',
  ];
  expect(await wordpress.leads(...links)).toEqual(links);
});

test('only links to the same WordPress are looked up', async () => {
  await using wordpress = await serve();
  await wordpress.leads('https://other.example/visa/', '#note', '/wp-content/uploads/a.jpg');
  expect(wordpress.requests).toHaveLength(1);
  const many = Array.from({ length: 500 }, (_, index) => `/a-post-with-a-long-name-${index}/`);
  await wordpress.leads(...many, ...many, '/a,b/');
  const [, , ...more] = wordpress.requests;
  expect(more).toHaveLength(2);
  for (const request of more) expect(request.length).toBeLessThan(6_000);
});

test('a post does not wait for slow lookups', async () => {
  await using wordpress = await serve({ hangs: true });
  expect(await wordpress.leads('BASE/visa/')).toEqual(['BASE/visa/']);
});
