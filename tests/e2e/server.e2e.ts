import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#domain/submissions/testing/free-port.ts';
import { listContentItems } from '#scripts/go-live/content.ts';
import { startSite } from '../helpers/site.ts';
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

test('the paths of a page’s files response 404', async ({ request }) => {
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
  for (const path of ['/favicon.svg', '/brochures/study-abroad.pdf']) {
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
  const src = /"(\/illustrations\/boat\.svg\?v=[0-9a-f]+)"/.exec(html)?.[1] ?? '';
  const readCacheControl = async (path: string) =>
    (await request.get(path)).headers()['cache-control'] ?? '';
  expect(await readCacheControl(src)).toBe('public, max-age=31536000, immutable');
  expect(await readCacheControl('/illustrations/boat.svg')).toBe('no-cache');
  expect(await readCacheControl('/illustrations/boat.svg?v=0')).toBe('no-cache');
});

/** Posts a body, in chunks if the headers have no Content-Length. */
function post(url: string, headers: OutgoingHttpHeaders, body: string) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = httpRequest(url, { method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('a body above 64 kB is rejected with 413, with a Content-Length as well as in chunks', async ({
  site,
}) => {
  const large = 'x'.repeat(64 * 1024 + 1);
  for (const headers of [
    { 'Content-Length': String(large.length) },
    { 'Transfer-Encoding': 'chunked' },
  ]) {
    const rejected = await post(`${site.url}/apply/virtual-internship`, headers, large);
    expect(rejected.status).toBe(413);
    expect(rejected.text).toContain('shorten your answers');
  }
});

test('a form that a proxy forwards in chunks is processed as usual', async ({ site }) => {
  const { status, text } = await post(
    `${site.url}/apply/virtual-internship`,
    { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/x-www-form-urlencoded' },
    `firstName=Nusrat&motivationLetter=${'a'.repeat(60_000)}`,
  );
  expect(status).toBe(422);
  expect(text).toContain('value="Nusrat"');
  expect(text).toContain('Motivation letter must be at most 5,000 characters');
  expect(text).not.toContain('First name must be');
});

test('a form from another origin is rejected', async ({ request, site }) => {
  const response = await request.post('/apply/virtual-internship', {
    headers: { Origin: 'https://evil.example' },
    multipart: { firstName: 'Nusrat' },
  });
  expect(response.status()).toBe(403);
  expect(site.output()).not.toContain('Nusrat');
});

test('a cross-site form without an Origin header is rejected', async ({ request }) => {
  const response = await request.post('/apply/virtual-internship', {
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    multipart: { firstName: 'Nusrat' },
  });
  expect(response.status()).toBe(403);
});

test('a same-origin form is processed even if a proxy changes the host', async ({ request }) => {
  const response = await request.post('/apply/virtual-internship', {
    headers: { Origin: 'https://preview.example', 'Sec-Fetch-Site': 'same-origin' },
    multipart: { firstName: 'N' },
  });
  expect(response.status()).toBe(422);
});

test('a form through a proxy with TLS is processed', async ({ request, site }) => {
  const response = await request.post('/apply/virtual-internship', {
    headers: { Origin: site.url.replace('http:', 'https:') },
    multipart: { firstName: 'N' },
  });
  expect(response.status()).toBe(422);
});

test('an invalid setting prevents the start; the message has its name, its value and what is expected', async () => {
  await expect(startSite({ PORT: 'many' })).rejects.toThrow(
    'PORT is "many", but must be a port number from 0 to 65535',
  );
});

test('a database that can’t be opened prevents the start; the message names the setting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'opar-'));
  const file = join(folder, 'not-a-database');
  await writeFile(
    file,
    'this is a text, and not a short one, so that it is no empty database either',
  );
  await expect(startSite({ DATABASE_URL: `file:${file}` })).rejects.toThrow(/DATABASE_URL/);
  await rm(folder, { recursive: true });
});

test('after SIGTERM the server completes the pending request, then exits with 0', async () => {
  const site = await startSite();
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  const body = 'firstName=A';
  const head = `POST /apply/virtual-internship HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;
  // The server has half of the body when it receives the signal.
  await new Promise((resolve) => socket.write(head + body.slice(0, 5), resolve));
  await (await fetch(`${site.url}/healthz`)).text();
  const stopped = site.stop();
  await expect.poll(() => site.output()).toContain('shutting down');
  socket.end(body.slice(5));
  expect(await stopped).toBe(0);
  expect(response).toMatch(/^HTTP\/1\.1 422/);
  expect(site.output()).toContain('"msg":"stopped"');
});

test('if the log can’t be written, the site still serves, and exits with 0 on SIGTERM', async () => {
  test.skip(!existsSync('/dev/full'), 'only Linux has /dev/full');
  const folder = await mkdtemp(join(tmpdir(), 'opar-'));
  const full = await open('/dev/full', 'w');
  // We choose the port, because the log that states it can't be read here.
  const port = await findFreePort();
  const server = spawn('node', ['server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: `file:${join(folder, 'opar.sqlite')}`,
    },
    stdio: ['ignore', full.fd, full.fd],
  });
  const exited = once(server, 'exit');
  const readHealthStatus = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status, String);
  await expect.poll(readHealthStatus).toBe(200);
  for (let count = 0; count < 50; count += 1) expect(await readHealthStatus()).toBe(200);
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  await full.close();
  await rm(folder, { recursive: true });
});

test('the startup summary names the fallbacks of missing settings', async ({ site }) => {
  expect(site.output()).toContain('SMTP_URL: not set, no mail is sent');
  expect(site.output()).toContain('WORDPRESS_URL: not set, posts come from blog/posts/');
});

test('the startup log has one line with the number of unconfirmed content items and the command that lists them', async ({
  site,
}) => {
  const unconfirmedCount = listContentItems(join(import.meta.dirname, '../..'), new Date()).length;
  const lines = site.output().match(/^.*npm run go-live.*$/gm) ?? [];
  const [{ level, unconfirmed } = {}] = lines.map((line) => JSON.parse(line));
  expect({ lines: lines.length, level, unconfirmed }).toEqual(
    unconfirmedCount > 0
      ? { lines: 1, level: 40, unconfirmed: unconfirmedCount }
      : { lines: 0, level: undefined, unconfirmed: undefined },
  );
});

test('metrics are served on their own port, with route patterns as labels', async ({ request }) => {
  const site = await startSite({ METRICS_PORT: '0' });
  const metricsUrl =
    /^Metrics: (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(site.output())?.[1] ?? '';
  for (const path of ['/about', '/apply/student-exchange', '/nowhere']) {
    await request.get(site.url + path);
  }
  await request.post(`${site.url}/embed/contact/submit`, { form: { name: '' } });
  const text = await (await request.get(metricsUrl)).text();
  for (const labels of [
    'method="GET",route="/about",status="200"',
    'method="GET",route="/apply/:programme",status="200"',
    'method="GET",route="other",status="404"',
    'method="POST",route="/embed/:form/submit",status="422"',
  ]) {
    expect(text).toContain(`opar_http_request_duration_seconds_count{${labels}} 1\n`);
  }
  expect(text).toContain('opar_submissions_total{form="contact",result="refused"} 1\n');
  expect(text).toContain('opar_deliveries{state="waiting"} 0\n');
  expect(text).toContain('opar_upstream_up{upstream="store"} 1\n');
  // The public port doesn't serve them.
  expect((await request.get(`${site.url}/metrics`)).status()).toBe(404);
  expect(await site.stop()).toBe(0);
});
