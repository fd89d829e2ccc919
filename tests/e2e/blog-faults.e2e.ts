import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { sendJson, startFakeWordPress } from '#blog/testing/fake-wordpress.ts';
import { createGoodResponse, type Fault, faults, pageCount } from '#blog/testing/faults.ts';
import { startSite } from '../helpers/site.ts';
import { expect, test } from '../helpers/test.ts';

/**
 * Runs the built site with a content service that fails in every way, one after the other. `app/features/blog/faults.test.ts`
 * tests the messages of the pages. This test checks that the site responds in time, recovers, and doesn't use more memory.
 */

const secret = 'known-to-WordPress-and-to-us';
const totals = { 'x-wp-totalpages': String(pageCount) };

const respondLate =
  (seconds: number): Fault =>
  async ({ url, response }) => {
    await setTimeout(seconds * 1_000);
    sendJson(response, createGoodResponse(url, 1).body, totals);
  };
/** Sends a letter every 100 ms, too slowly to finish before the site's timeout. */
const respondByteByByte: Fault = async ({ url, response }) => {
  const text = JSON.stringify(createGoodResponse(url, 1).body);
  response.writeHead(200, { 'content-type': 'application/json', ...totals });
  for (const letter of text) {
    if (response.destroyed) return;
    response.write(letter);
    await setTimeout(100);
  }
  response.end();
};
const allFaults: Record<string, Fault> = {
  ...faults,
  'answers after 6 s': respondLate(6),
  'answers a letter at a time': respondByteByByte,
};

const failures = {
  '/blog': 'Failed to fetch blog posts. Please try again later.',
  '/blog?category=3': 'Failed to fetch blog posts. Please try again later.',
  '/blog/post-1': 'Failed to load blog post. Please try again later.',
  '/blog?page=3': 'Failed to fetch blog posts. Please try again later.',
};
const paths = Object.keys(failures);
/** How often each page is rendered before the first fault. */
const rounds = 100;

test('through every fault of the content service, each page responds within five seconds, recovers at once, and memory grows by less than 100 MB', async () => {
  let fault: Fault | undefined;
  await using wordpress = await startFakeWordPress((url, response, request) => {
    if (fault && fault !== 'refuse') {
      fault({ url, response, request, expireDeadline: () => {} });
      return;
    }
    sendJson(response, createGoodResponse(url, 1).body, totals);
  });
  const site = await startSite({
    WORDPRESS_URL: wordpress.url,
    WORDPRESS_REFRESH_SECRET: secret,
  });
  const measureMemoryMb = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)]).toString()) / 1024;

  async function fetchPage(path: string) {
    const startedAt = performance.now();
    const response = await fetch(site.url + path);
    const text = await response.text();
    return {
      path,
      status: response.status,
      text,
      seconds: (performance.now() - startedAt) / 1_000,
    };
  }
  const fetchAll = () => Promise.all(paths.map(fetchPage));
  async function clearCache() {
    const headers = { authorization: `Bearer ${secret}` };
    expect((await fetch(`${site.url}/blog/refresh`, { method: 'POST', headers })).status).toBe(204);
  }
  async function setFault(next?: Fault) {
    fault = next;
    if (next === 'refuse') await wordpress.refuseConnections();
    else await wordpress.acceptConnections();
    await clearCache();
  }

  await fetchAll();
  const startMb = measureMemoryMb();
  let maxMb = startMb;
  // The first rounds are without faults, because V8 uses more memory once it has warmed up.
  for (let round = 0; round < rounds; round += 1) {
    await clearCache();
    await fetchAll();
    maxMb = Math.max(maxMb, measureMemoryMb());
  }
  const warmMb = maxMb;
  let slowest = 0;
  let slowestWithoutFault = 0;
  for (const [name, brokenResponse] of Object.entries(allFaults)) {
    await setFault(brokenResponse);
    for (const { path, status, text, seconds } of await fetchAll()) {
      expect.soft(status, `${path}, when the service ${name}`).toBe(503);
      expect
        .soft(text, `${path}, when the service ${name}`)
        .toContain(failures[path as keyof typeof failures]);
      slowest = Math.max(slowest, seconds);
    }
    maxMb = Math.max(maxMb, measureMemoryMb());
    await setFault();
    for (const { path, status, text, seconds } of await fetchAll()) {
      slowestWithoutFault = Math.max(slowestWithoutFault, seconds);
      expect.soft(status, `${path}, after the service ${name}`).toBe(200);
      expect.soft(text).toContain('Post 1, version 1');
    }
  }
  // A response after three seconds is still within the timeout, so the page shows it.
  await setFault(respondLate(3));
  for (const { path, status, text, seconds } of await fetchAll()) {
    expect.soft(status, `${path}, when the service answers after 3 s`).toBe(200);
    expect.soft(text).toContain('Post 1, version 1');
    slowest = Math.max(slowest, seconds);
  }
  await site.stop();
  process.stdout.write(
    `blog faults: slowest page ${slowest.toFixed(1)} s, otherwise ${slowestWithoutFault.toFixed(1)} s; memory ${startMb.toFixed(0)} MB at the start, ${warmMb.toFixed(0)} MB after ${rounds * paths.length} renderings, ${maxMb.toFixed(0)} MB at most\n`,
  );
  // The difference is the delay that the service causes, even on a busy machine.
  expect(slowest - slowestWithoutFault).toBeLessThan(5);
  expect(maxMb - startMb).toBeLessThan(100);
});
