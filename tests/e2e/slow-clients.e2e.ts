import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { startSite } from '../helpers/site.ts';
import { type SlowClient, startSlowClient } from '../helpers/slow-clients.ts';

const form = '/apply/virtual-internship';
const brochure = '/brochures/study-abroad.pdf';

/** Of its own visitor each, behind a proxy. */
const head = (request: string, visitor: string, ...headers: string[]) =>
  [`${request} HTTP/1.1`, 'Host: a', `X-Forwarded-For: ${visitor}`, ...headers, ''].join('\r\n');

const limited = '192.0.2.1';
const urlEncoded = 'Content-Type: application/x-www-form-urlencoded';
const body = `motivationLetter=${'a'.repeat(1000)}`;
const length = `Content-Length: ${body.length}`;

/** As a form is read: by its page, in chunks, or to be sent back because its sender comes too often. */
const slowForms = [
  { beginning: `${head(`POST ${form}`, '192.0.2.2', urlEncoded, length)}\r\n`, rest: body },
  {
    beginning: `${head(`POST ${form}`, '192.0.2.3', urlEncoded, 'Transfer-Encoding: chunked')}\r\n3e8\r\n`,
    rest: body,
  },
  { beginning: `${head(`POST ${form}`, limited, urlEncoded, length)}\r\n`, rest: body },
];

// So many that they don't fit into what the system keeps for a connection.
const manyBrochures = `${head(`GET ${brochure}`, '192.0.2.4')}\r\n`.repeat(60);

const times = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));

test('600 slow clients keep nobody waiting and little memory, and are ended; who leaves ends nothing', async () => {
  const site = await startSite({ TRUST_PROXY: 'true', REFUSALS_PER_ADDRESS_PER_MINUTE: '1' }, [
    '--import',
    './tests/helpers/short-limits.ts',
    'server/main.ts',
  ]);
  const megabytes = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)]).toString()) / 1024;
  const send = (visitor: string) =>
    fetch(site.url + form, {
      method: 'POST',
      headers: { 'X-Forwarded-For': visitor },
      body: new URLSearchParams({ firstName: 'N' }),
    }).then(({ status }) => status);
  const read = (path: string) => fetch(site.url + path).then(({ status }) => status);

  expect([await send(limited), await send(limited)]).toEqual([422, 429]);
  const before = megabytes();
  const slow: SlowClient[] = await Promise.all([
    ...times(500, () =>
      startSlowClient(site.url, head('GET /', '192.0.2.5'), {
        rest: `X-Name: ${'a'.repeat(1000)}`,
      }),
    ),
    ...times(51, (index) => slowForms[index % 3]).flatMap((each) =>
      each ? startSlowClient(site.url, each.beginning, { rest: each.rest }) : [],
    ),
    ...times(50, () => startSlowClient(site.url, manyBrochures, { reads: 'bytes' })),
  ]);
  const leaving = await Promise.all(
    slowForms.map(({ beginning, rest }) => startSlowClient(site.url, beginning, { rest })),
  );

  expect(await Promise.all(['/', '/about', '/blog', '/nope', '/healthz'].map(read))).toEqual([
    200, 200, 200, 404, 200,
  ]);
  expect(await send('192.0.2.6')).toBe(422);
  for (const client of leaving) client.disconnect();
  expect(await read(brochure)).toBe(200);
  expect(megabytes() - before).toBeLessThan(150);

  // A reader learns that it was ended when it has read all that was on its way, which at its pace is never: the log says it.
  const readers = slow.splice(-50);
  await expect.poll(() => slow.filter(({ hasEnded }) => !hasEnded()).length).toBe(0);
  await expect
    .poll(() => site.output().match(/"path":"\/brochures\/[^}]*"aborted":true/g)?.length)
    .toBe(readers.length);
  for (const reader of readers) reader.disconnect();

  expect(await read('/about')).toBe(200);
  expect(site.output()).not.toContain('"level":50');
  expect(site.output()).not.toMatch(/\n +at /);
  expect(await site.stop()).toBe(0);
});
