import { categories, refreshSecret, test } from '../helpers/blog-service-test.ts';
import { expect } from '../helpers/test.ts';

test('a list is rendered once for all visitors, until WordPress reports a change', async ({
  site,
  wordpress,
}) => {
  const url = `${site.url}/blog?category=${categories.cached}`;
  wordpress.requests.length = 0;
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => fetch(`${url}&visitor=${index}`)),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const countRequests = (resource: string) =>
    wordpress.requests.filter((path) => path.includes(`/${resource}?`)).length;
  expect(countRequests('posts')).toBe(1);
  expect(countRequests('categories')).toBeLessThanOrEqual(1);
  const etags = new Set(responses.map(({ headers }) => headers.get('etag') ?? ''));
  expect(etags.size).toBe(1);
  const [etag = ''] = etags;
  // The request is like a browser's revalidation. By default Node's `fetch` adds `no-cache`, as a forced reload does.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  const revalidated = await fetch(url, { headers });
  expect(revalidated.status).toBe(304);
  expect(revalidated.headers.get('content-security-policy')).toContain(
    "script-src 'self'; style-src 'self' 'sha256-",
  );

  wordpress.fails.set(String(categories.cached), true);
  expect((await fetch(url)).status).toBe(200);
  const refresh = (secret: string) =>
    fetch(`${site.url}/blog/refresh`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: new URLSearchParams({ slug: 'post-1' }),
    });
  expect((await refresh('a guess')).status).toBe(401);
  expect((await fetch(url)).status).toBe(200);
  expect((await refresh(refreshSecret)).status).toBe(204);
  expect((await fetch(url)).status).toBe(503);
  wordpress.fails.clear();
  expect((await fetch(url)).status).toBe(200);
});
