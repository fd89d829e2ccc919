import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connectionLimits } from './connection-limits.ts';
import { createHttpServer } from './create-server.ts';

async function serve(listener: RequestListener, options: Parameters<typeof createHttpServer>[1]) {
  const server = createHttpServer(listener, options);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Sends a text to a server, and returns the bytes that it sends until it closes the connection. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  // A connection that is closed during a response may be reset.
  socket.on('error', () => {});
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

const hello: RequestListener = (_request, response) => void response.end('hello');
const soon = { ...connectionLimits, checkEvery: 20 };
const never = 600_000;

test('slow headers, bodies and responses are aborted', async () => {
  const head = await serve(hello, { limits: { ...soon, head: 50, request: 50 } });
  expect(await answerTo(head, 'GET / HT')).toMatch(/^HTTP\/1\.1 408 /);

  const body = await serve((request) => void request.resume(), {
    limits: { ...soon, head: 50, request: 50 },
  });
  const half = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf';
  expect(await answerTo(body, half)).toMatch(/^HTTP\/1\.1 408 /);

  const begun: RequestListener = (_request, response) => void response.write('half');
  const limits = { ...soon, silence: never, request: never };
  const answer = await serve(begun, { limits: { ...limits, answer: 50 } });
  expect(await answerTo(answer, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toContain('half');
});

test('a silent connection is closed', async () => {
  const port = await serve(() => {}, { limits: { ...soon, silence: 50, answer: never } });
  expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
});

test('pipelined requests are handled one after the other, in order', async () => {
  const waiting: (() => void)[] = [];
  let handed = 0;
  const port = await serve((request, response) => {
    handed += 1;
    waiting.push(() => response.end(request.url));
  }, {});
  const all = ['/a', '/b', '/c'];
  const lines = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: ${path === '/c' ? 'close' : 'keep-alive'}\r\n\r\n`;
  const answer = answerTo(port, all.map(lines).join(''));
  for (const index of all.keys()) {
    await expect.poll(() => waiting.length).toBe(1);
    expect(handed).toBe(index + 1);
    waiting.pop()?.();
  }
  expect((await answer).match(/\/[abc]/g)).toEqual(all);
});

test('a pipelined request on a closed connection is not handled', async () => {
  let handed = 0;
  const closed = Promise.withResolvers<void>();
  const port = await serve((_request, response) => {
    handed += 1;
    response.once('close', () => closed.resolve());
    response.destroy();
  }, {});
  await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
  await closed.promise;
  expect(handed).toBe(1);
});

test('other connections have a turn between two pipelined requests', async () => {
  let handledInTurn = 0;
  let most = 0;
  const port = await serve((request, response) => {
    if (handledInTurn === 0) setImmediate(() => (handledInTurn = 0));
    handledInTurn += 1;
    most = Math.max(most, handledInTurn);
    if (request.url === '/last') response.setHeader('Connection', 'close');
    response.end('hello');
  }, {});
  const line = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const answer = await answerTo(port, line('/').repeat(40) + line('/last'));
  expect(answer.match(/hello/g)).toHaveLength(41);
  expect(most).toBe(1);
});

test.each(['GET / HTTP/1.1\r\nHost: a\r\n\r\n', 'HEAD /x HTTP/1.1\r\nHost: a\r\n\r\n'])(
  'a connection with thousands of pipelined requests is closed and few are handled: %j',
  async (line) => {
    let handled = 0;
    const port = await serve((request, response) => {
      handled += 1;
      hello(request, response);
    }, {});
    await answerTo(port, line.repeat(2000));
    expect(handled).toBeLessThanOrEqual(51);
  },
);

test('CONNECT is rejected', async () => {
  const port = await serve(hello, {});
  const answer = await answerTo(port, 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
});

test('a connection above the limit is closed and reported; others stay', async () => {
  let dropped = 0;
  const port = await serve(hello, { connections: 2, dropped: () => (dropped += 1) });
  const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  for (const socket of held) await once(socket, 'connect');
  expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
  expect(dropped).toBe(1);
  for (const socket of held) {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 200 /);
  }
});
