import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { sendJson, startFakeWordPress } from '#blog/testing/fake-wordpress.ts';
import { createGoodResponse, type Fault, faults, pageCount } from '#blog/testing/faults.ts';
import { startSite } from '../helpers/site.ts';
import { expect, test } from '../helpers/test.ts';

/**
 * The built site over a content service that fails in every way, one after the other. What each page says then is
 * `app/features/blog/faults.test.ts`'s; this sees that the site itself answers in time, recovers, and keeps its memory.
 */

const secret = 'known-to-WordPress-and-to-us';
const totals = { 'x-wp-totalpages': String(pageCount) };

const respondLate =
  (seconds: number): Fault =>
  async ({ url, response }) => {
    await setTimeout(seconds * 1_000);
    sendJson(response, createGoodResponse(url, 1).body, totals);
  };
/** A byte now and then, and never to the end in time. */
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
const addresses = Object.keys(failures);
/** Times that each of them is rendered before the first fault. */
const rounds = 100;

test('through every fault of the service each page answers within five seconds, recovers at once, and the memory stays', async () => {
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
  const megabytes = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)]).toString()) / 1024;

  async function ask(address: string) {
    const started = performance.now();
    const answer = await fetch(site.url + address);
    const text = await answer.text();
    return { address, status: answer.status, text, seconds: (performance.now() - started) / 1_000 };
  }
  const askAll = () => Promise.all(addresses.map(ask));
  async function forget() {
    const headers = { authorization: `Bearer ${secret}` };
    expect((await fetch(`${site.url}/blog/refresh`, { method: 'POST', headers })).status).toBe(204);
  }
  async function set(next?: Fault) {
    fault = next;
    if (next === 'refuse') await wordpress.refuseConnections();
    else await wordpress.acceptConnections();
    await forget();
  }

  await askAll();
  const start = megabytes();
  let most = start;
  // First as the site takes it where all is well: V8 warms up, and leaves more lying about.
  for (let round = 0; round < rounds; round += 1) {
    await forget();
    await askAll();
    most = Math.max(most, megabytes());
  }
  const well = most;
  let slowest = 0;
  let usual = 0;
  for (const [name, broken] of Object.entries(allFaults)) {
    await set(broken);
    for (const { address, status, text, seconds } of await askAll()) {
      expect.soft(status, `${address}, when the service ${name}`).toBe(503);
      expect
        .soft(text, `${address}, when the service ${name}`)
        .toContain(failures[address as keyof typeof failures]);
      slowest = Math.max(slowest, seconds);
    }
    most = Math.max(most, megabytes());
    await set();
    for (const { address, status, text, seconds } of await askAll()) {
      usual = Math.max(usual, seconds);
      expect.soft(status, `${address}, after the service ${name}`).toBe(200);
      expect.soft(text).toContain('Post 1, version 1');
    }
  }
  // In time, if only just: what comes after three seconds is shown.
  await set(respondLate(3));
  for (const { address, status, text, seconds } of await askAll()) {
    expect.soft(status, `${address}, when the service answers after 3 s`).toBe(200);
    expect.soft(text).toContain('Post 1, version 1');
    slowest = Math.max(slowest, seconds);
  }
  await site.stop();
  process.stdout.write(
    `blog faults: slowest page ${slowest.toFixed(1)} s, otherwise ${usual.toFixed(1)} s; memory ${start.toFixed(0)} MB at the start, ${well.toFixed(0)} MB after ${rounds * addresses.length} renderings, ${most.toFixed(0)} MB at most\n`,
  );
  // What the service costs, on a machine that may have much else to do.
  expect(slowest - usual).toBeLessThan(5);
  expect(most - start).toBeLessThan(100);
});
