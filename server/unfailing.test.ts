import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { unfailing } from './unfailing.ts';

type Answer = Parameters<typeof unfailing>[0];

/** A server of one answer, and what it has logged. */
async function serve(answer: Answer) {
  const logged: unknown[] = [];
  const server = createServer(
    unfailing(answer, { error: (line: unknown) => void logged.push(line) }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, logged };
}

test('an error is answered with 500, whether it is thrown at once or later, and logged', async () => {
  const answers: Answer[] = [
    () => {
      throw new Error('no such file');
    },
    async () => {
      throw new Error('no such file');
    },
  ];
  for (const answer of answers) {
    const { url, logged } = await serve(answer);
    const response = await fetch(`${url}/a?b=c`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('no such file');
    expect(logged).toEqual([expect.objectContaining({ path: '/a', message: 'no such file' })]);
  }
});

test('an answer that has begun breaks off', async () => {
  const { url, logged } = await serve(async (_request, response) => {
    response.writeHead(200, { 'Content-Length': '10' });
    response.write('half');
    throw new Error('the file ended');
  });
  const response = await fetch(url);
  await expect(response.text()).rejects.toThrow();
  expect(logged).toHaveLength(1);
});

test('nothing is told of a client that has left', async () => {
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
