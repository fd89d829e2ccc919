import { createServer } from 'node:http';
import { connect } from 'node:net';
import express, { type RequestHandler } from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { catchErrors } from './catch-errors.ts';

/** Starts a server with one middleware. `logged` has its log lines. */
async function serve(middleware: RequestHandler) {
  const logged: unknown[] = [];
  const app = express().use(middleware);
  app.use(catchErrors({ error: (line: unknown) => void logged.push(line) }));
  const { url, port, stop } = await listen(createServer(app));
  onTestFinished(stop);
  return { port, url, logged };
}

test('a synchronous or asynchronous error gives 500, and is logged', async () => {
  const middlewares: RequestHandler[] = [
    () => {
      throw new Error('no such file');
    },
    async () => {
      throw new Error('no such file');
    },
    (_request, _response, next) => next(new Error('no such file')),
  ];
  for (const middleware of middlewares) {
    const { url, logged } = await serve(middleware);
    const response = await fetch(`${url}/a?b=c`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('no such file');
    expect(logged).toEqual([expect.objectContaining({ path: '/a', message: 'no such file' })]);
  }
});

test('a response that has started is aborted', async () => {
  const { url, logged } = await serve(async (_request, response) => {
    response.writeHead(200, { 'Content-Length': '10' });
    response.write('half');
    throw new Error('the file ended');
  });
  const response = await fetch(url);
  await expect(response.text()).rejects.toThrow();
  expect(logged).toHaveLength(1);
});

test('a disconnected client is not logged', async () => {
  const failed = Promise.withResolvers<void>();
  const { port, logged } = await serve(async (request) => {
    try {
      for await (const _ of request);
    } finally {
      failed.resolve();
    }
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf', () =>
    socket.destroy(),
  );
  await failed.promise;
  expect(logged).toEqual([]);
});
