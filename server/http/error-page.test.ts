import { createServer } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import type { Log } from '#common/log.ts';
import { listen } from '#tests/helpers/listen.ts';
import { catchErrors } from './catch-errors.ts';
import { readBody } from './read-body.ts';
import { rejectCrossOrigin } from './reject-cross-origin.ts';
import { tooManyRequests } from './too-many-requests.ts';
import { validateRequest } from './validate-request.ts';

/** Starts a server that responds to every request with an error page. */
async function serve() {
  const log = { warn: () => {}, error: () => {} } as unknown as Log;
  const app = express()
    .use(validateRequest)
    .post(
      /^/,
      rejectCrossOrigin('https://www.example.org', log),
      readBody,
      tooManyRequests(async () => 60),
    )
    .use(() => {
      throw new Error('the page failed');
    })
    .use(catchErrors(log));
  const { url, stop } = await listen(createServer(app));
  onTestFinished(stop);
  return url;
}

const requests: [status: number, request: RequestInit][] = [
  [405, { method: 'DELETE' }],
  [403, { method: 'POST', body: 'a=b', headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  [413, { method: 'POST', body: 'a'.repeat(64 * 1024 + 1) }],
  [429, { method: 'POST', body: new URLSearchParams({ name: 'নুসরাত' }) }],
  [429, { method: 'POST', body: new URLSearchParams('&a'.repeat(8 * 1024)) }],
  [500, {}],
];

test.each(requests)(
  'the page with status %i is in the language of the address',
  async (...[status, request]) => {
    const url = await serve();
    for (const [path, language] of [
      ['/apply/pathway-program?a=b', 'en'],
      ['/bnx', 'en'],
      ['/bn/apply/pathway-program?a=b', 'bn'],
      ['/bn', 'bn'],
    ] as const) {
      const response = await fetch(url + path, request);
      expect(response.status).toBe(status);
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}">`);
      const text = html.replace(/<[^>]*>/g, '');
      expect(text).not.toMatch(language === 'bn' ? /[a-z]/i : /\p{Script=Bengali}/u);
      expect(text.length).toBeGreaterThan(30);
    }
  },
);

test('an address that is none has its page in the language of the edition', async () => {
  const url = await serve();
  const response = await fetch(`${url}/bn/%E0%A4`);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('<html lang="bn"');
});
