import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { expect, test } from '@playwright/test';
import { hasBrotli, type Nginx, nginxProgram } from '../helpers/nginx.ts';
import {
  buildFolder,
  connectVisitor as connectToNginx,
  encodeForm,
  findBuiltFile,
  formPath,
  oldAsset,
  startNginxWithSite,
} from '../helpers/nginx-with-site.ts';
import type { SocketActivatedSite } from '../helpers/socket-activated-site.ts';
import { listSubmissions } from '../helpers/store.ts';

// These tests need no browser.
test.describe.configure({ mode: 'serial' });
test.skip(!nginxProgram, 'nginx is not installed; set NGINX to the path of the program');

let site: SocketActivatedSite;
let nginx: Nginx;
let stop: (() => Promise<void>) | undefined;
const connectVisitor = (from?: string) => connectToNginx(nginx, from);

test.beforeAll(async () => {
  ({ site, nginx, stop } = await startNginxWithSite());
});
test.afterAll(async () => {
  await stop?.();
});

/** Sends a request to the site itself, and returns the headers of the response. */
async function fetchHeadersFromSite(path: string, headers: Record<string, string>) {
  const request = httpRequest(new URL(path, site.url), { headers });
  request.end();
  const [response] = await once(request, 'response');
  response.resume();
  return response.headers as IncomingHttpHeaders;
}

test('a page of the site is served over HTTP/2, and HTTP redirects to HTTPS', async () => {
  const { session, get } = connectVisitor();
  const page = await get('/', { 'accept-encoding': 'br, gzip' });
  expect(session.alpnProtocol).toBe('h2');
  expect(page.status).toBe(200);
  expect(page.headers['content-encoding']).toBe('br');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
  // The header is there once: two would be joined with a comma.
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  expect(page.headers['cache-control']).toBe('no-cache');
  const { headers, body } = await get('/about');
  expect(headers['cache-control']).toBe(
    (await fetchHeadersFromSite('/about', {}))['cache-control'],
  );
  expect(body).toContain('https://www.example.org/about');
  session.close();

  const redirect = httpRequest({
    port: nginx.httpPort,
    host: '127.0.0.1',
    path: '/about?q=1',
    headers: { Host: 'example.org' },
  }).end();
  const [response] = await once(redirect, 'response');
  response.resume();
  expect(response.statusCode).toBe(308);
  expect(response.headers.location).toBe('https://example.org/about?q=1');
});

test('files are served from the build, with the same headers as the site sends', async () => {
  const [version] = readdirSync(join(buildFolder, 'illustrations-version'));
  const picture = findBuiltFile('illustrations', '.svg');
  const files = [
    findBuiltFile('assets', '.js'),
    findBuiltFile('assets', '.css'),
    findBuiltFile('assets', '.svg'),
    findBuiltFile('assets', '.woff2'),
    findBuiltFile('share', '.png'),
    findBuiltFile('brochures', '.pdf'),
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/service-worker.js',
    picture,
    `${picture}?v=${version}`,
    `${picture}?v=00000000`,
    `${picture}?v=../illustrations-version/${version}`,
    `${picture}?other=1&v=${version}`,
  ];
  const acceptHeaders = { 'accept-encoding': hasBrotli ? 'br, gzip' : 'gzip' };
  const { session, get } = connectVisitor();
  const outputStart = site.output().length;
  const responses = await Promise.all(
    files.map(async (file) => ({ file, ...(await get(file, acceptHeaders)) })),
  );
  expect(site.output().slice(outputStart), 'the site got no request').toBe('');
  for (const { file, status, headers } of responses) {
    expect(status, file).toBe(200);
    const siteHeaders = await fetchHeadersFromSite(file, acceptHeaders);
    for (const name of [
      'cache-control',
      'content-encoding',
      'content-type',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
    ]) {
      expect(normaliseHeader(headers[name]), `${name} of ${file}`).toBe(
        normaliseHeader(siteHeaders[name]),
      );
    }
  }
  const immutable = responses.filter(({ headers }) =>
    /immutable/.test(String(headers['cache-control'])),
  );
  expect(immutable.map(({ file }) => file)).toEqual([
    ...files.slice(0, 4),
    `${picture}?v=${version}`,
  ]);

  const oldResponse = await get(oldAsset);
  expect([oldResponse.status, oldResponse.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  for (const path of ['/assets/none.js', '/illustrations/none.svg', '/share', '/index.html']) {
    const missing = await get(path);
    expect(missing.status, path).toBe(404);
    expect(String(missing.headers['cache-control']), path).not.toContain('immutable');
  }
  session.close();
});

const normaliseHeader = (value: unknown) => String(value).toLowerCase().replace(/;\s*/g, '; ');

/** Attempts a TLS handshake. @returns protocol and cipher, or the error's code if it fails */
function handshake(options: ConnectionOptions): Promise<string> {
  return new Promise((resolve) => {
    const socket = connectTls({
      host: '127.0.0.1',
      port: nginx.httpsPort,
      servername: 'www.example.org',
      ca: nginx.certificate,
      ...options,
    });
    socket.once('secureConnect', () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
      socket.destroy();
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)));
  });
}

test('nginx accepts TLS 1.2 and 1.3 only, and only ciphers with forward secrecy and authenticated encryption', async () => {
  const tls12 = { maxVersion: 'TLSv1.2' } as const;
  expect(await handshake({})).toMatch(/^TLSv1\.3 /);
  expect(await handshake({ ...tls12, ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256' })).toBe(
    'TLSv1.2 ECDHE-ECDSA-AES128-GCM-SHA256',
  );
  for (const servername of ['www.example.org', 'example.org']) {
    const rejectedOptions = [
      { servername, ...tls12, ciphers: 'ECDHE-ECDSA-AES128-SHA' },
      { servername, ...tls12, ciphers: 'ECDHE-ECDSA-AES256-SHA384' },
      // Security level 0, because otherwise our own OpenSSL wouldn't offer these versions.
      { servername, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' },
    ] as const;
    for (const options of rejectedOptions) {
      expect(await handshake(options), JSON.stringify(options)).toMatch(/^E/);
    }
  }
});

test('two restarts under load lose no request, and the log has no query and no IP address', async () => {
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let isLoading = true;
  // Each round has its own IP address, so that it stays below the limits.
  async function load(lane: number) {
    for (let round = 1; isLoading; round += 1) {
      const { session, get, post } = connectVisitor(`127.1.${lane}.${round % 250}`);
      const email = `restart-${lane}-${round}@example.org`;
      const page = get('/about?q=secret');
      const form = await post(formPath, encodeForm(email));
      if (form.status === 303) acknowledged.push(email);
      for (const { status } of [await page, form]) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      session.close();
    }
  }
  const lanes = [1, 2, 3, 4, 5, 6].map(load);
  for (const minimum of [10, 20]) {
    await expect.poll(() => acknowledged.length, { intervals: [50] }).toBeGreaterThan(minimum);
    await site.restart();
  }
  isLoading = false;
  await Promise.all(lanes);
  expect([...statuses.keys()].toSorted()).toEqual([200, 303]);
  const stored = (await listSubmissions(site))
    .map(({ email }) => email)
    .filter((email) => email.startsWith('restart-'));
  expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  expect(site.output().match(/shutting down/g)).toHaveLength(2);

  const log = await nginx.accessLog();
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.some(({ path, status }) => path === '/about' && status === 200)).toBe(true);
  expect(log).not.toContain('secret');
  expect(log).not.toMatch(/127\.\d+\.\d+\.\d+/);
});

test('if the site is down, nginx shows a message, and files are still served', async () => {
  await site.stop();
  const { session, get, post } = connectVisitor('127.0.0.5');
  for (const response of [await get('/'), await post(formPath, 'firstName=late')]) {
    expect(response.status).toBe(502);
    expect(response.body).toContain('we store it once, even if it had reached us already');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  }
  expect((await get(findBuiltFile('assets', '.js'))).status).toBe(200);
  session.close();
});
