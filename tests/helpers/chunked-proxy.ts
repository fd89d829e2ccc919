import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { listen, type TestServer } from './listen.ts';

/**
 * Starts a proxy through which pages come as over a slow line: in small pieces, uncompressed. Everything else comes at
 * once.
 *
 * @param site its address
 * @param bytes of a piece; the next one follows 5 ms later, so that the browser may paint in between
 */
export async function startChunkedProxy(site: string, bytes: number): Promise<TestServer> {
  const server = createServer(async (request, answer) => {
    const response = await fetch(site + request.url, {
      headers: { 'accept-encoding': 'identity' },
    });
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    answer.writeHead(response.status, { 'content-type': type });
    const piece = type.startsWith('text/html') ? bytes : Math.max(1, body.length);
    for (let at = 0; at < body.length; at += piece) {
      answer.write(body.subarray(at, at + piece));
      if (piece === bytes) await setTimeout(5);
    }
    answer.end();
  });
  return listen(server);
}
