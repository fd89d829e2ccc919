import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { createCachedResponse } from './cached-response.ts';

const html = `<p>${'The far shore. '.repeat(100)}</p>`;

/** Starts a server of one page. Returns a function that sends a request and, unlike `fetch`, doesn't decompress the body. */
async function serve(send = createCachedResponse(html, { 'Cache-Control': 'no-cache' })) {
  // HEAD is rendered as GET (app.ts).
  const app = express().use((request, response) =>
    send(Object.assign(request, { method: 'GET' }), response),
  );
  const server = createServer(app);
  const { port, stop } = await listen(server);
  onTestFinished(stop);
  return async (headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await new Promise<IncomingMessage>((resolve) => {
      httpRequest({ port, method, headers, host: '127.0.0.1' }, resolve).end();
    });
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('who takes "%s" gets %s', async (accepted, encoding) => {
  const { headers, body } = await (await serve())({ 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['content-length']).toBe(String(body.length));
  const open = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
  expect(open[(encoding ?? 'none') as keyof typeof open](body).toString()).toBe(html);
});

test('a conditional request gets 304, with any number of ETags', async () => {
  const get = await serve();
  const { headers } = await get();
  const again = await get({ 'if-none-match': `"other", ${headers.etag}` });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers['cache-control']).toBe('no-cache');
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD has the headers of GET', async () => {
  const get = await serve();
  const { headers, body } = await get({ 'accept-encoding': 'br' }, 'HEAD');
  expect(headers['content-length']).toBe(
    (await get({ 'accept-encoding': 'br' })).headers['content-length'],
  );
  expect(body).toHaveLength(0);
});
