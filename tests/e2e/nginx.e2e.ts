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

// No browser: what is asked here is between nginx and the site.
test.describe.configure({ mode: 'serial' });
test.skip(!nginxProgram, 'there is no nginx: NGINX may be the path of one');

const build = join(import.meta.dirname, '../../build');
const formAddress = '/apply/student-exchange';
const oldAsset = '/assets/of-the-build-before-AbCd1234.js';
const connectionsPerAddress = 3;

/** The form as a browser without scripts sends it. */
function encodeForm(email: string): string {
  const fields = Object.entries({ ...filledForm, email }).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name, value]];
    return value ? [[name, 'on']] : [];
  });
  return new URLSearchParams(fields).toString();
}

type NginxResponse = { status: number; headers: Record<string, unknown>; body: string };

let previous: string;
let site: SocketActivatedSite;
let nginx: Nginx;

test.beforeAll(async () => {
  previous = await mkdtemp(join(tmpdir(), 'opar-previous-'));
  await mkdir(join(previous, 'assets'));
  await writeFile(join(previous, oldAsset), 'export {};');
  site = await startSocketActivatedSite({
    SITE_URL: 'https://www.example.org',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'debug',
    SUBMISSIONS_PER_ADDRESS_PER_HOUR: String(connectionsPerAddress),
    SUBMISSIONS_PER_MINUTE: '0',
  });
  nginx = await startNginx([Number(new URL(site.url).port)], previous);
});
test.afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  if (previous) await rm(previous, { recursive: true, force: true });
});

/** A connection with HTTP/2, from one of the addresses 127.0.0.0/8. */
function visitor(from = '127.0.0.1') {
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
  const [answered] = await once(stream, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const { ':status': status, ...rest } = answered;
  return { status, headers: rest, body: Buffer.concat(chunks).toString() };
}

/** What the site itself answers. */
async function fetchFromSite(path: string, headers: Record<string, string>) {
  const request = httpRequest(new URL(path, site.url), { headers });
  request.end();
  const [answer] = await once(request, 'response');
  answer.resume();
  return answer.headers as IncomingHttpHeaders;
}

/** The first file of the build with this ending, as an address. */
function findBuiltFile(folder: string, ending: string): string {
  const file = readdirSync(join(build, 'client', folder)).find((name) => name.endsWith(ending));
  return `/${folder ? `${folder}/` : ''}${file}`;
}

test('a page comes over HTTP/2 from the site, and HTTP leads to it', async () => {
  const { session, get } = visitor();
  const page = await get('/', { 'accept-encoding': 'br, gzip' });
  expect(session.alpnProtocol).toBe('h2');
  expect(page.status).toBe(200);
  expect(page.headers['content-encoding']).toBe('br');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
  // Once: two of a kind would be joined with a comma.
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  expect(page.headers['cache-control']).toBe('no-cache');
  const { headers, body } = await get('/about');
  expect(headers['cache-control']).toBe((await fetchFromSite('/about', {}))['cache-control']);
  expect(body).toContain('https://www.example.org/about');
  session.close();

  const redirect = httpRequest({
    port: nginx.httpPort,
    host: '127.0.0.1',
    path: '/about?q=1',
    headers: { Host: 'example.org' },
  }).end();
  const [answer] = await once(redirect, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe('https://www.example.org/about?q=1');
});

test('files come from the build, with the headers that the site gives them', async () => {
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
  const accepted = { 'accept-encoding': hasBrotli ? 'br, gzip' : 'gzip' };
  const { session, get } = visitor();
  const before = site.output().length;
  const answers = await Promise.all(
    files.map(async (file) => ({ file, ...(await get(file, accepted)) })),
  );
  expect(site.output().slice(before), 'the site was not asked').toBe('');
  for (const { file, status, headers } of answers) {
    expect(status, file).toBe(200);
    const own = await fetchFromSite(file, accepted);
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
      expect(normaliseHeader(headers[name]), `${name} of ${file}`).toBe(normaliseHeader(own[name]));
    }
  }
  const kept = answers.filter(({ headers }) => /immutable/.test(String(headers['cache-control'])));
  expect(kept.map(({ file }) => file)).toEqual([...files.slice(0, 4), `${picture}?v=${version}`]);

  const old = await get(oldAsset);
  expect([old.status, old.headers['cache-control']]).toEqual([
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

test('a form without scripts is stored, and counted for the address that it really came from', async () => {
  const one = visitor('127.0.0.1');
  const forged = (number: number) => ({ 'x-forwarded-for': `198.51.100.${number}` });
  for (let number = 0; number < connectionsPerAddress; number += 1) {
    const { status, headers } = await one.post(
      formAddress,
      encodeForm(`n${number}@example.org`),
      forged(number),
    );
    expect(status).toBe(303);
    expect(headers.location).toContain(`${formAddress}/received?`);
  }
  const refused = await one.post(formAddress, encodeForm('late@example.org'), forged(99));
  expect(refused.status).toBe(429);
  expect(refused.body).toContain('Too many applications at once');
  expect(refused.body).toContain('value="late@example.org"');
  one.session.close();
  const other = visitor('127.0.0.2');
  expect((await other.post(formAddress, encodeForm('other@example.org'))).status).toBe(303);
  const foreign = await other.post(formAddress, encodeForm('foreign@example.org'), {
    origin: 'https://elsewhere.example',
  });
  expect(foreign.status).toBe(403);
  other.session.close();
  expect(await listSubmissions(site)).toHaveLength(connectionsPerAddress + 1);
});

test('a flood of forms is stopped for its address alone, and pages still come', async () => {
  const flood = visitor('127.0.0.3');
  const forms = Array.from({ length: 80 }, () => flood.post(formAddress, 'firstName=flood'));
  const answers = await Promise.all([...forms, flood.get('/about')]);
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect(answers.at(-1)?.status).toBe(200);
  // One and the burst, and what is let in while they are answered.
  expect(count(422)).toBeGreaterThanOrEqual(31);
  expect(count(429)).toBeGreaterThanOrEqual(30);
  expect(count(422) + count(429)).toBe(80);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toContain('If you were sending a form, it was not stored');
  expect(refused?.headers['cache-control']).toBe('no-store');
  expect(refused?.headers['x-content-type-options']).toBe('nosniff');
  flood.session.close();

  const other = visitor('127.0.0.4');
  expect((await other.post(formAddress, 'firstName=other')).status).toBe(422);
  const long = await other.post(formAddress, `motivationLetter=${'x'.repeat(100_000)}`);
  expect([long.status, long.body]).toEqual([413, expect.stringContaining('Too much text')]);
  const endless = await other.post(formAddress, `motivationLetter=${'x'.repeat(300_000)}`);
  expect([endless.status, endless.body]).toEqual([413, expect.stringContaining('Too much text')]);
  other.session.close();
});

/** Sends so many forms at once, each from the address that `addressOf` gives, and counts the answers by their status. */
async function flood(count: number, addressOf: (number: number) => string) {
  const { session, post } = visitor('127.0.0.6');
  const answers = await Promise.all(
    Array.from({ length: count }, (_, number) =>
      post(formAddress, 'firstName=flood', { [clientIpHeader]: addressOf(number) }),
    ),
  );
  session.close();
  return Object.groupBy(answers, ({ status }) => status);
}

test('a visitor with a whole IPv6 network is one visitor, and so is an IPv4 address in two spellings', async () => {
  const network = await flood(80, (number) => `2001:db8:0:1:${number.toString(16)}::${number + 1}`);
  expect(network[429]?.length).toBeGreaterThanOrEqual(30);
  const neighbour = await flood(1, () => '2001:db8:0:2::1');
  expect(neighbour[422]).toHaveLength(1);

  const spellings = ['192.0.2.7', '::ffff:192.0.2.7'];
  const mapped = await flood(80, (number) => spellings[number % 2] ?? '');
  expect(mapped[429]?.length).toBeGreaterThanOrEqual(30);
  const another = await flood(1, () => '::ffff:192.0.2.8');
  expect(another[422]).toHaveLength(1);
});

test('one visitor has 200 requests at the site at a time; files and other visitors are not held up', async () => {
  const lines = [visitor('127.0.0.7'), visitor('127.0.0.7')] as const;
  const unfinished = { ':path': '/about', 'content-length': '10' };
  for (const { session, get } of lines) {
    for (let count = 0; count < 100; count += 1) {
      // It announces a body, and never sends it.
      session.request(unfinished, { endStream: false }).on('error', () => {});
    }
    // nginx reads a connection in order: once this is answered, it has all of them.
    expect((await get('/favicon.svg')).status).toBe(200);
  }
  const [{ get }] = lines;
  const refused = await get('/about');
  expect([refused.status, refused.body]).toEqual([
    429,
    expect.stringContaining('Too many requests at once'),
  ]);
  expect((await get(findBuiltFile('assets', '.js'))).status).toBe(200);
  const other = visitor('127.0.0.8');
  expect((await other.get('/about')).status).toBe(200);
  other.session.close();
  for (const { session } of lines) session.destroy();
});

/** The protocol and cipher that nginx agrees to; the error's code when it doesn't. */
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

test('TLS 1.2 and 1.3 are spoken, with forward secrecy and authenticated encryption alone', async () => {
  const old = { maxVersion: 'TLSv1.2' } as const;
  expect(await handshake({})).toMatch(/^TLSv1\.3 /);
  expect(await handshake({ ...old, ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256' })).toBe(
    'TLSv1.2 ECDHE-ECDSA-AES128-GCM-SHA256',
  );
  for (const servername of ['www.example.org', 'example.org']) {
    const refusals = [
      { servername, ...old, ciphers: 'ECDHE-ECDSA-AES128-SHA' },
      { servername, ...old, ciphers: 'ECDHE-ECDSA-AES256-SHA384' },
      // Security level 0: OpenSSL itself would not offer it any more.
      { servername, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' },
    ] as const;
    for (const options of refusals) {
      expect(await handshake(options), JSON.stringify(options)).toMatch(/^E/);
    }
  }
});

test('two restarts under load lose no request, and the log tells nothing of visitors', async () => {
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let loading = true;
  // Each from an address of its own, so that no limit is met.
  async function load(lane: number) {
    for (let round = 1; loading; round += 1) {
      const { session, get, post } = visitor(`127.1.${lane}.${round % 250}`);
      const email = `restart-${lane}-${round}@example.org`;
      const page = get('/about?q=secret');
      const form = await post(formAddress, encodeForm(email));
      if (form.status === 303) acknowledged.push(email);
      for (const { status } of [await page, form]) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      session.close();
    }
  }
  const lanes = [1, 2, 3, 4, 5, 6].map(load);
  for (const enough of [10, 20]) {
    await expect.poll(() => acknowledged.length, { intervals: [50] }).toBeGreaterThan(enough);
    await site.restart();
  }
  loading = false;
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

test('without the site there is a true message, and files still come', async () => {
  await site.stop();
  const { session, get, post } = visitor('127.0.0.5');
  for (const answer of [await get('/'), await post(formAddress, 'firstName=late')]) {
    expect(answer.status).toBe(502);
    expect(answer.body).toContain('we store it once, even if it had reached us already');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
  expect((await get(findBuiltFile('assets', '.js'))).status).toBe(200);
  session.close();
});
