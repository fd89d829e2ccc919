import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { foreignHost, hostileRequests } from '../helpers/hostile-requests.ts';
import { startSite } from '../helpers/site.ts';

/** All that a server says to some bytes, until it ends the connection. */
function answerTo(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // A server that doesn't read what it has refused may reset the connection.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

test('what no browser sends is answered 4xx or with the usual page, tells nothing of the machine, and names no host of the sender', async () => {
  const site = await startSite({
    SITE_URL: 'https://www.opar.example',
    REFUSALS_PER_ADDRESS_PER_MINUTE: '0',
    // Node warns of it beside the one that Playwright sets.
    NO_COLOR: '',
  });
  const answers = await Promise.all(hostileRequests.map(({ bytes }) => answerTo(site.url, bytes)));
  for (const [index, { name, statuses }] of hostileRequests.entries()) {
    const answer = answers[index] ?? '';
    expect.soft(statuses, `${name}: ${answer.slice(0, 300)}`).toContain(statusOf(answer));
    const location = /^location: (.*)$/im.exec(answer)?.[1];
    // A path of ours, which may be called like a host.
    if (location !== undefined) expect.soft(location, name).toMatch(/^\/(?![/\\])/);
    expect.soft(answer.replace(/^location: .*$/im, ''), name).not.toContain(foreignHost);
    expect.soft(answer, name).not.toMatch(/root:x:|"private": true|node_modules|\n +at /);
  }
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(site.output()).not.toContain('"level":50');
  // A second request in the body of the first would have a line of its own.
  expect(site.output()).not.toContain('smuggled');
  // Every line is the site's own: one of the log, or of the start.
  const ownLine = /^(\{"level":|The site is served| {2}(?:Version|[A-Z_]+): |$)/;
  expect(
    site
      .output()
      .split('\n')
      .filter((line) => !ownLine.test(line)),
  ).toEqual([]);
  expect(await site.stop()).toBe(0);
});
