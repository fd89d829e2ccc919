import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { validateRequest, withPath } from './validate-request.ts';

/** Starts a server that responds to valid requests with "hello". `logged` has its log lines. */
async function serve() {
  const logged: unknown[] = [];
  const info = (line: unknown) => void logged.push(line);
  const app = express()
    .use(requestLog({ info } as unknown as Parameters<typeof requestLog>[0]))
    .use(securityHeaders({ isSecure: true, includesSubdomains: false, isPreloaded: false }))
    .use(validateRequest)
    .use((request, response) => void response.send(`hello ${request.headers.host} ${request.url}`));
  const { port, stop } = await listen(createServer(withPath(app)));
  onTestFinished(stop);
  const get = (target: string) =>
    text(
      connect(port, '127.0.0.1').end(
        `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      ),
    );
  return { get, logged };
}

test.each(['http://[::bad/x', 'http://', 'http://user@a.example/', 'ftp://a.example/', '*'])(
  'the target %s, which is no path, is rejected like other invalid requests, and logged',
  async (target) => {
    const { get, logged } = await serve();
    const response = await get(target);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('Strict-Transport-Security');
    expect(response).not.toContain('hello');
    const [path] = target.split('?');
    await expect.poll(() => logged).toEqual([expect.objectContaining({ path, status: 400 })]);
  },
);

test('a path is passed on', async () => {
  const { get } = await serve();
  expect(await get('/about?a=b')).toContain('hello');
});

test.each([
  ['http://b.example/about?a=b', 'b.example /about?a=b'],
  ['HTTPS://b.example:8080', 'b.example:8080 /'],
  ['http://b.example?a=b', 'b.example /?a=b'],
])('the absolute form %s is handled as its host and path', async (target, handled) => {
  const { get } = await serve();
  expect(await get(target)).toContain(`hello ${handled}`);
});
