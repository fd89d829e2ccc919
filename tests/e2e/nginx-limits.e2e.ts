import { expect, test } from '@playwright/test';
import { clientIpHeader, type Nginx, nginxProgram } from '../helpers/nginx.ts';
import {
  connectVisitor as connectToNginx,
  encodeForm,
  findBuiltFile,
  formPath,
  startNginxWithSite,
  submissionsPerAddress,
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
  expect(rejected?.body).toContain('কোনো ফরম পাঠিয়ে থাকলে সেটি জমা হয়নি');
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

test('the networks of /64 in one network of /48 share a limit, and another network of /48 is not affected', async () => {
  const site = await floodForms(240, (index) => `2001:db8:a:${index.toString(16)}::1`);
  expect(site[422]?.length).toBeGreaterThanOrEqual(121);
  expect(site[429]?.length).toBeGreaterThanOrEqual(30);
  const neighbour = await floodForms(1, () => '2001:db8:b:1::1');
  expect(neighbour[422]).toHaveLength(1);
  const fromIpv4 = await floodForms(130, (index) => `198.18.${index}.1`);
  expect(fromIpv4[422]).toHaveLength(130);
});

/** Sends GET requests at once, each from the IP address that `getClientIp` returns. @returns how many have each status */
async function floodPages(paths: readonly string[], getClientIp: (index: number) => string) {
  const { session, get } = connectVisitor('127.0.0.9');
  const responses = await Promise.all(
    paths.map((path, index) => get(path, { [clientIpHeader]: getClientIp(index) })),
  );
  session.close();
  return responses.map(({ status }) => status);
}

const computedPaths = [
  '/global-programs?age=22',
  '/bn/global-programs?q=germany',
  // Another spelling of the same path.
  '/%67lobal-programs?age=23',
  '/global-programs.data?q=germany',
  '/blog?page=2',
  '/contact?about=germany',
  '/destinations/germany?age=22',
  '/search-posts.json?a=b',
  '/embed/contact',
  '/bn/apply/agriculture-internship',
];

test('a flood of requests that compute is limited for its IP address only; other pages, files and forms are served', async () => {
  const flood = Array.from(
    { length: 100 },
    (_, index) => computedPaths[index % computedPaths.length] ?? '',
  );
  const statuses = await floodPages(flood, () => '198.51.100.1');
  // One request, the burst of 40, and those that nginx lets through meanwhile.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(41);
  const others = ['/about', '/global-programs', '/blog', '/services?utm_source=a', '/favicon.svg'];
  expect(await floodPages(others, () => '198.51.100.1')).toEqual(others.map(() => 200));
  expect(await floodPages(['/global-programs?age=22'], () => '198.51.100.2')).toEqual([200]);
  const { session, post } = connectVisitor('127.0.0.9');
  const form = await post(formPath, 'firstName=a', { [clientIpHeader]: '198.51.100.1' });
  expect(form.status).toBe(422);
  session.close();
});

test('each address that computes is limited, and an IPv6 network of /48 as a whole', async () => {
  for (const [index, path] of computedPaths.entries()) {
    const statuses = await floodPages(Array(70).fill(path), () => `198.51.101.${index}`);
    expect.soft(statuses.filter((status) => status === 429).length, path).toBeGreaterThan(0);
  }
  const network = await floodPages(
    Array(240).fill('/embed/contact'),
    (index) => `2001:db8:c:${index.toString(16)}::1`,
  );
  expect(network.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(await floodPages(['/embed/contact'], () => '2001:db8:d:1::1')).toEqual([200]);
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
  // The log has no IP address, even for limited requests.
  expect(await nginx.accessLog()).not.toMatch(/127\.\d+\.\d+\.\d+/);
});
