import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { foreignHost } from '../helpers/hostile-request-hosts.ts';
import { hostileRequests } from '../helpers/hostile-requests.ts';
import { startSite } from '../helpers/site.ts';

/** Sends bytes to a server, and returns everything that it sends until it closes the connection. */
function sendBytes(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk;
    });
    // A server that doesn't read the rest of a rejected request may reset the connection.
    socket.on('error', () => {});
    socket.on('close', () => resolve(response));
    socket.write(bytes);
  });
}

const parseStatus = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);

test('requests that no browser sends get a 4xx or the usual page, and no response reveals internals or contains the host of the request', async () => {
  const site = await startSite({
    SITE_URL: 'https://www.opar.example',
    REFUSALS_PER_ADDRESS_PER_MINUTE: '0',
    // Node warns if both this and FORCE_COLOR, which Playwright sets, have a value.
    NO_COLOR: '',
  });
  const responses = await Promise.all(
    hostileRequests.map(({ bytes }) => sendBytes(site.url, bytes)),
  );
  for (const [index, { name, statuses }] of hostileRequests.entries()) {
    const response = responses[index] ?? '';
    expect.soft(statuses, `${name}: ${response.slice(0, 300)}`).toContain(parseStatus(response));
    const location = /^location: (.*)$/im.exec(response)?.[1];
    // The target must be a path on the site, although it may look like a host.
    if (location !== undefined) expect.soft(location, name).toMatch(/^\/(?![/\\])/);
    expect.soft(response.replace(/^location: .*$/im, ''), name).not.toContain(foreignHost);
    expect.soft(response, name).not.toMatch(/root:x:|"private": true|node_modules|\n +at /);
  }
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(site.output()).not.toContain('"level":50');
  // A smuggled second request in the body would have its own line in the log.
  expect(site.output()).not.toContain('smuggled');
  // Every line of the output is a log line or part of the startup summary.
  const expectedLine = /^(\{"level":|The site is served| {2}(?:Version|[A-Z_]+): |$)/;
  expect(
    site
      .output()
      .split('\n')
      .filter((line) => !expectedLine.test(line)),
  ).toEqual([]);
  expect(await site.stop()).toBe(0);
});
