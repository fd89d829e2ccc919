import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { startSite } from '../helpers/site.ts';
import { type SlowClient, startSlowClient } from '../helpers/slow-clients.ts';

const form = '/apply/virtual-internship';
const brochure = '/brochures/international-internship.pdf';

/** Request head with the visitor's IP address, as a proxy sends it. */
const head = (request: string, visitor: string, ...headers: string[]) =>
  [`${request} HTTP/1.1`, 'Host: a', `X-Forwarded-For: ${visitor}`, ...headers, ''].join('\r\n');

const limitedVisitor = '192.0.2.1';
const urlEncoded = 'Content-Type: application/x-www-form-urlencoded';
const body = `motivationLetter=${'a'.repeat(1000)}`;
const length = `Content-Length: ${body.length}`;

/** The ways in which the server reads a form: by its page, in chunks, or to send it back because of the rate limit. */
const slowForms = [
  { beginning: `${head(`POST ${form}`, '192.0.2.2', urlEncoded, length)}\r\n`, rest: body },
  {
    beginning: `${head(`POST ${form}`, '192.0.2.3', urlEncoded, 'Transfer-Encoding: chunked')}\r\n3e8\r\n`,
    rest: body,
  },
  { beginning: `${head(`POST ${form}`, limitedVisitor, urlEncoded, length)}\r\n`, rest: body },
];

// Enough requests that the responses don't fit into the system's buffers for a connection.
const manyBrochures = `${head(`GET ${brochure}`, '192.0.2.4')}\r\n`.repeat(60);

const repeat = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));

test('600 slow clients delay nobody, use less than 150 MB and are disconnected; clients that leave cause no error', async () => {
  const site = await startSite({ TRUST_PROXY: 'true', REFUSALS_PER_ADDRESS_PER_MINUTE: '1' }, [
    '--import',
    './tests/helpers/short-limits.ts',
    'server/main.ts',
  ]);
  const measureMemoryMb = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)]).toString()) / 1024;
  const send = (visitor: string) =>
    fetch(site.url + form, {
      method: 'POST',
      headers: { 'X-Forwarded-For': visitor },
      body: new URLSearchParams({ firstName: 'N' }),
    }).then(({ status }) => status);
  const read = (path: string) => fetch(site.url + path).then(({ status }) => status);

  expect([await send(limitedVisitor), await send(limitedVisitor)]).toEqual([422, 429]);
  const memoryBefore = measureMemoryMb();
  const slowClients: SlowClient[] = await Promise.all([
    ...repeat(500, () =>
      startSlowClient(site.url, head('GET /', '192.0.2.5'), {
        rest: `X-Name: ${'a'.repeat(1000)}`,
      }),
    ),
    ...repeat(51, (index) => slowForms[index % 3]).flatMap((slowForm) =>
      slowForm ? startSlowClient(site.url, slowForm.beginning, { rest: slowForm.rest }) : [],
    ),
    ...repeat(50, () => startSlowClient(site.url, manyBrochures, { reads: 'bytes' })),
  ]);
  const leavingClients = await Promise.all(
    slowForms.map(({ beginning, rest }) => startSlowClient(site.url, beginning, { rest })),
  );

  expect(await Promise.all(['/', '/about', '/blog', '/nope', '/healthz'].map(read))).toEqual([
    200, 200, 200, 404, 200,
  ]);
  expect(await send('192.0.2.6')).toBe(422);
  for (const client of leavingClients) client.disconnect();
  expect(await read(brochure)).toBe(200);
  expect(measureMemoryMb() - memoryBefore).toBeLessThan(150);

  // A slow reader sees the end of its connection only after the buffered data, so we look for it in the log.
  const readers = slowClients.splice(-50);
  await expect.poll(() => slowClients.filter(({ hasEnded }) => !hasEnded()).length).toBe(0);
  await expect
    .poll(() => site.output().match(/"path":"\/brochures\/[^}]*"aborted":true/g)?.length)
    .toBe(readers.length);
  for (const reader of readers) reader.disconnect();

  expect(await read('/about')).toBe(200);
  expect(site.output()).not.toContain('"level":50');
  expect(site.output()).not.toMatch(/\n +at /);
  expect(await site.stop()).toBe(0);
});
