import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { listen, type TestServer } from './listen.ts';

/**
 * Starts a proxy that sends HTML as a slow connection does: uncompressed and in small chunks. It sends everything else at
 * once.
 *
 * @param siteUrl origin of the site
 * @param chunkBytes size of a chunk; the next one follows 5 ms later, so that the browser can paint in between
 */
export async function startChunkedProxy(siteUrl: string, chunkBytes: number): Promise<TestServer> {
  const server = createServer(async (request, clientResponse) => {
    const response = await fetch(siteUrl + request.url, {
      headers: { 'accept-encoding': 'identity' },
    });
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    clientResponse.writeHead(response.status, { 'content-type': type });
    const size = type.startsWith('text/html') ? chunkBytes : Math.max(1, body.length);
    for (let start = 0; start < body.length; start += size) {
      clientResponse.write(body.subarray(start, start + size));
      if (size === chunkBytes) await setTimeout(5);
    }
    clientResponse.end();
  });
  return listen(server);
}
