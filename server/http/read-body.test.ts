import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { fetchHandler } from './fetch-handler.ts';
import { readBody } from './read-body.ts';

/** Starts a server that responds with the body that a handler of the Fetch API reads. */
async function serve() {
  const errors: unknown[] = [];
  const app = express()
    .use(readBody)
    .use(fetchHandler(async (request) => new Response(await request.text())))
    .use(((error, _request, response, _next) => {
      errors.push(error);
      response.destroy();
    }) satisfies express.ErrorRequestHandler);
  const server = createServer(app);
  const { url, port, stop } = await listen(server);
  onTestFinished(stop);
  return { server, url, port, errors };
}

/** Sends a body: in chunks, as a stream without Content-Length, or at once. */
const send = (url: string, body: string, inChunks: boolean) =>
  fetch(url, {
    method: 'POST',
    body: inChunks ? new Blob([body]).stream() : body,
    ...(inChunks && { duplex: 'half' }),
  } as RequestInit);

test.each([false, true])('a body is read whole, in chunks: %s', async (inChunks) => {
  const { url } = await serve();
  for (const body of ['', 'ঢাকা'.repeat(5000)]) {
    expect(await (await send(url, body, inChunks)).text()).toBe(body);
  }
});

test.each([false, true])('a larger body is rejected, in chunks: %s', async (inChunks) => {
  const { url } = await serve();
  const answer = await send(url, 'a'.repeat(64 * 1024 + 1), inChunks);
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain('shorten your answers');
});

test('a client that disconnects while it sends is not an error', async () => {
  const { server, port, errors } = await serve();
  const client = connect(port, '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nname=', () =>
    client.destroy(),
  );
  const [request] = await once(server, 'request');
  await new Promise((resolve) => request.once('close', resolve));
  expect(errors).toEqual([]);
});
