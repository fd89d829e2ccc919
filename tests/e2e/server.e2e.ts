import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '../helpers/test.ts';

test('the health check returns the status of the site, the store and the content service as JSON', async ({
  request,
}) => {
  const response = await request.get('/healthz');
  expect(response.status()).toBe(200);
  const body = await response.json();
  expect(body).not.toHaveProperty('version');
  expect(body).toMatchObject({
    status: 'ok',
    store: 'ok',
    contentService: 'ok',
  });
});

test('every page has a content security policy without unsafe scripts, and the other security headers', async ({
  request,
}) => {
  for (const path of ['/', '/about', '/apply/virtual-internship', '/blog', '/nope']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'; script-src 'self'; style-src");
    expect(policy, path).toMatch(
      /; style-src 'self' 'sha256-[^;]*; style-src-attr 'unsafe-inline';/,
    );
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy.match(/unsafe/g), path).toHaveLength(1);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    // Browsers ignore it over plain HTTP.
    expect(headers['strict-transport-security'], path).toBeUndefined();
  }
});

test('HEAD answers with the headers of GET', async ({ site }) => {
  // Headers of the time, the connection or the body.
  const variableHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  const getStableHeaders = (headers: IncomingHttpHeaders) =>
    Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !variableHeaders.has(name))
        // A page with a form has a new submission id, and so a script with a new hash.
        .map(([name, value]) => [name, String(value).replace(/'sha256-[^']+'/g, 'hash')]),
    );
  for (const path of ['/', '/about', '/blog', '/apply/virtual-internship', '/nope']) {
    const accept = { 'Accept-Encoding': 'br' };
    const [head, get] = [
      await send(site.url + path, 'HEAD', accept),
      await send(site.url + path, 'GET', accept),
    ];
    expect(head.headers['content-security-policy'], path).toBeDefined();
    expect(head.status, path).toBe(get.status);
    expect(getStableHeaders(head.headers), path).toEqual(getStableHeaders(get.headers));
  }
});

test('the paths of a page’s files answer 404', async ({ request }) => {
  for (const path of [
    '/index',
    '/index.html',
    '/index.html.br',
    '/services/index',
    '/services/index.html',
    '/services/index.html.br',
    '/services/index.html.gz',
    '/services.data.br',
    '/favicon.svg.gz',
    '/assets',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Oops! Page not found');
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'");
  }
  for (const path of ['/favicon.svg', '/brochures/international-internship.pdf']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('prerendered pages are compressed and can be revalidated', async ({ request }) => {
  const first = await request.get('/services', { headers: { 'Accept-Encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  const etag = first.headers().etag ?? '';
  expect(etag).not.toBe('');
  const revalidated = await request.get('/services', { headers: { 'If-None-Match': etag } });
  expect(revalidated.status()).toBe(304);
});

/** Sends a request with any method and header, including those that `fetch` doesn't allow. */
function send(url: string, method: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>(
    (resolve, reject) => {
      const sent = httpRequest(url, { method, headers }, (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers }),
        );
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

test('an unsupported method gets 405 with the allowed methods, and no stack trace in the log', async ({
  site,
}) => {
  for (const method of ['TRACE', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    for (const path of ['/about', '/apply/virtual-internship', '/nope']) {
      const { status, headers } = await send(site.url + path, method);
      expect(status, `${method} ${path}`).toBe(405);
      expect(headers.allow, `${method} ${path}`).toBe('GET, HEAD, POST');
    }
  }
  expect(site.output()).not.toMatch(/^ +at /m);
});

test('an invalid host gets 400, and no stack trace in the log', async ({ site }) => {
  for (const host of ['a b', 'a:99999999', 'name:password@a.example', '/']) {
    expect((await send(`${site.url}/blog`, 'GET', { Host: host })).status, host).toBe(400);
  }
  expect(site.output()).not.toMatch(/^ +at /m);
});

test('an image is immutable under its versioned URL, and revalidated under any other', async ({
  request,
}) => {
  const html = await (await request.get('/about')).text();
  const src = /"(\/illustrations\/scene-about\.svg\?v=[0-9a-f]+)"/.exec(html)?.[1] ?? '';
  const readCacheControl = async (path: string) =>
    (await request.get(path)).headers()['cache-control'] ?? '';
  expect(await readCacheControl(src)).toBe('public, max-age=31536000, immutable');
  expect(await readCacheControl('/illustrations/scene-about.svg')).toBe('no-cache');
  expect(await readCacheControl('/illustrations/scene-about.svg?v=0')).toBe('no-cache');
});
