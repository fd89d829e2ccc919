import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { expect, test } from '@playwright/test';
import { filledForm } from '#domain/submissions/testing/examples.ts';
import {
  clientIpHeader,
  hasBrotli,
  type Nginx,
  nginxProgram,
  startNginx,
} from '../helpers/nginx.ts';
import {
  type SocketActivatedSite,
  startSocketActivatedSite,
} from '../helpers/socket-activated-site.ts';
import { listSubmissions } from '../helpers/store.ts';

// These tests need no browser.
test.describe.configure({ mode: 'serial' });
test.skip(!nginxProgram, 'nginx is not installed; set NGINX to the path of the program');

const build = join(import.meta.dirname, '../../build');
const formPath = '/apply/student-exchange';
const oldAsset = '/assets/of-the-build-before-AbCd1234.js';
const submissionsPerAddress = 3;

/** A valid form, encoded as a browser without scripts sends it. */
function encodeForm(email: string): string {
  const fields = Object.entries({ ...filledForm, email }).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name, value]];
    return value ? [[name, 'on']] : [];
  });
  return new URLSearchParams(fields).toString();
}

type NginxResponse = { status: number; headers: Record<string, unknown>; body: string };

let previousBuild: string;
let site: SocketActivatedSite;
let nginx: Nginx;

test.beforeAll(async () => {
  previousBuild = await mkdtemp(join(tmpdir(), 'opar-previous-'));
  await mkdir(join(previousBuild, 'assets'));
  await writeFile(join(previousBuild, oldAsset), 'export {};');
  site = await startSocketActivatedSite({
    SITE_URL: 'https://www.example.org',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'debug',
    SUBMISSIONS_PER_ADDRESS_PER_HOUR: String(submissionsPerAddress),
    SUBMISSIONS_PER_MINUTE: '0',
  });
  nginx = await startNginx([Number(new URL(site.url).port)], previousBuild);
});
test.afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  if (previousBuild) await rm(previousBuild, { recursive: true, force: true });
});

/** Opens an HTTP/2 connection from an IP address in 127.0.0.0/8. */
function connectVisitor(from = '127.0.0.1') {
  const session = connect('https://www.example.org', {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port: nginx.httpsPort, localAddress: from }),
        servername: 'www.example.org',
        ca: nginx.certificate,
        ALPNProtocols: ['h2'],
      }),
  });
  return {
    session,
    get: (path: string, headers = {}) => sendRequest(session, { ':path': path, ...headers }),
    post: (path: string, body: string, headers = {}) =>
      sendRequest(
        session,
        {
          ':path': path,
          ':method': 'POST',
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://www.example.org',
          ...headers,
        },
        body,
      ),
  };
}

async function sendRequest(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body?: string,
): Promise<NginxResponse> {
  const stream = session.request(headers);
  stream.end(body);
  const [responseHeaders] = await once(stream, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const { ':status': status, ...rest } = responseHeaders;
  return { status, headers: rest, body: Buffer.concat(chunks).toString() };
}

/** Sends a request to the site itself, and returns the headers of the response. */
async function fetchHeadersFromSite(path: string, headers: Record<string, string>) {
  const request = httpRequest(new URL(path, site.url), { headers });
  request.end();
  const [response] = await once(request, 'response');
  response.resume();
  return response.headers as IncomingHttpHeaders;
}

/** Path of the first file of the client build with an extension. */
function findBuiltFile(folder: string, extension: string): string {
  const file = readdirSync(join(build, 'client', folder)).find((name) => name.endsWith(extension));
  return `/${folder ? `${folder}/` : ''}${file}`;
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
  expect(response.headers.location).toBe('https://www.example.org/about?q=1');
});

test('files are served from the build, with the same headers as the site sends', async () => {
  const [version] = readdirSync(join(build, 'illustrations-version'));
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

test('a form is stored, and counts towards the limit of its real IP address, not of a forged one', async () => {
  const first = connectVisitor('127.0.0.1');
  const forged = (number: number) => ({ 'x-forwarded-for': `198.51.100.${number}` });
  for (let number = 0; number < submissionsPerAddress; number += 1) {
    const { status, headers } = await first.post(
      formPath,
      encodeForm(`n${number}@example.org`),
      forged(number),
    );
    expect(status).toBe(303);
    expect(headers.location).toContain(`${formPath}/received?`);
  }
  const rejected = await first.post(formPath, encodeForm('late@example.org'), forged(99));
  expect(rejected.status).toBe(429);
  expect(rejected.body).toContain('Too many applications at once');
  expect(rejected.body).toContain('value="late@example.org"');
  first.session.close();
  const other = connectVisitor('127.0.0.2');
  expect((await other.post(formPath, encodeForm('other@example.org'))).status).toBe(303);
  const crossOrigin = await other.post(formPath, encodeForm('foreign@example.org'), {
    origin: 'https://elsewhere.example',
  });
  expect(crossOrigin.status).toBe(403);
  other.session.close();
  expect(await listSubmissions(site)).toHaveLength(submissionsPerAddress + 1);
});

test('a flood of forms is limited for its IP address only, and pages are still served', async () => {
  const flood = connectVisitor('127.0.0.3');
  const forms = Array.from({ length: 80 }, () => flood.post(formPath, 'firstName=flood'));
  const responses = await Promise.all([...forms, flood.get('/about')]);
  const count = (expected: number) => responses.filter(({ status }) => status === expected).length;
  expect(responses.at(-1)?.status).toBe(200);
  // One request, the burst of 30, and those that nginx lets through meanwhile.
  expect(count(422)).toBeGreaterThanOrEqual(31);
  expect(count(429)).toBeGreaterThanOrEqual(30);
  expect(count(422) + count(429)).toBe(80);
  const rejected = responses.find(({ status }) => status === 429);
  expect(rejected?.body).toContain('If you were sending a form, it was not stored');
  expect(rejected?.headers['cache-control']).toBe('no-store');
  expect(rejected?.headers['x-content-type-options']).toBe('nosniff');
  flood.session.close();

  const other = connectVisitor('127.0.0.4');
  expect((await other.post(formPath, 'firstName=other')).status).toBe(422);
  const long = await other.post(formPath, `motivationLetter=${'x'.repeat(100_000)}`);
  expect([long.status, long.body]).toEqual([413, expect.stringContaining('Too much text')]);
  const endless = await other.post(formPath, `motivationLetter=${'x'.repeat(300_000)}`);
  expect([endless.status, endless.body]).toEqual([413, expect.stringContaining('Too much text')]);
  other.session.close();
});

/** Sends forms at once, each from the IP address that `getClientIp` returns. @returns the responses by status */
async function floodForms(count: number, getClientIp: (index: number) => string) {
  const { session, post } = connectVisitor('127.0.0.6');
  const responses = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      post(formPath, 'firstName=flood', { [clientIpHeader]: getClientIp(index) }),
    ),
  );
  session.close();
  return Object.groupBy(responses, ({ status }) => status);
}

test('all addresses of an IPv6 network count as one visitor, and so do two spellings of an IPv4 address', async () => {
  const network = await floodForms(
    80,
    (index) => `2001:db8:0:1:${index.toString(16)}::${index + 1}`,
  );
  expect(network[429]?.length).toBeGreaterThanOrEqual(30);
  const neighbour = await floodForms(1, () => '2001:db8:0:2::1');
  expect(neighbour[422]).toHaveLength(1);

  const spellings = ['192.0.2.7', '::ffff:192.0.2.7'];
  const mapped = await floodForms(80, (index) => spellings[index % 2] ?? '');
  expect(mapped[429]?.length).toBeGreaterThanOrEqual(30);
  const another = await floodForms(1, () => '::ffff:192.0.2.8');
  expect(another[422]).toHaveLength(1);
});

test('a visitor may have 200 concurrent requests at the site; files and other visitors aren’t affected', async () => {
  const connections = [connectVisitor('127.0.0.7'), connectVisitor('127.0.0.7')] as const;
  const unfinished = { ':path': '/about', 'content-length': '10' };
  for (const { session, get } of connections) {
    for (let count = 0; count < 100; count += 1) {
      // The request announces a body but never sends it.
      session.request(unfinished, { endStream: false }).on('error', () => {});
    }
    // nginx reads a connection in order, so this response shows that it has received all of them.
    expect((await get('/favicon.svg')).status).toBe(200);
  }
  const [{ get }] = connections;
  const rejected = await get('/about');
  expect([rejected.status, rejected.body]).toEqual([
    429,
    expect.stringContaining('Too many requests at once'),
  ]);
  expect((await get(findBuiltFile('assets', '.js'))).status).toBe(200);
  const other = connectVisitor('127.0.0.8');
  expect((await other.get('/about')).status).toBe(200);
  other.session.close();
  for (const { session } of connections) session.destroy();
});

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
