import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { contentCodingContext, renderQueueContext } from '#server/contexts.ts';
import { compressResponse } from './compress-response.server.ts';

const page = '<p>The far shore.</p>'.repeat(100);

/** Sends a response through the middleware, and counts the work that passed the queue. */
async function send(coding: 'br' | 'gzip' | null, response: Response) {
  const context = new RouterContextProvider();
  let compressions = 0;
  context.set(contentCodingContext, coding);
  context.set(renderQueueContext, {
    isFull: () => true,
    begin: async () => {},
    run(kind, work) {
      if (kind === 'compression') compressions += 1;
      return work();
    },
  });
  const request = new Request('https://www.example.org/about');
  const sent = await compressResponse(
    { request, context, params: {}, url: new URL(request.url), pattern: '/about' },
    async () => response,
  );
  return { sent: sent as Response, compressions };
}

const html = (body = page, headers: Record<string, string> = {}) =>
  new Response(body, { status: 422, headers: { 'Content-Type': 'text/html', ...headers } });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a page is compressed with %s in its turn, even if the queue is full',
  async (...[coding, decompress]) => {
    const { sent, compressions } = await send(coding, html());
    expect(compressions).toBe(1);
    expect(sent.status).toBe(422);
    expect(sent.headers.get('content-encoding')).toBe(coding);
    expect(sent.headers.get('vary')).toBe('Accept-Encoding');
    expect(decompress(Buffer.from(await sent.arrayBuffer())).toString()).toBe(page);
  },
);

test.each(['application/json; charset=utf-8', 'application/rss+xml', 'text/calendar'])(
  '%s is compressed as well',
  async (type) => {
    const { sent } = await send('br', html(page, { 'Content-Type': type }));
    expect(sent.headers.get('content-encoding')).toBe('br');
  },
);

test('a short response, and one to a client without compression, is sent as it is and differs by coding', async () => {
  for (const [coding, body] of [
    ['br', 'short'],
    [null, page],
  ] as const) {
    const { sent, compressions } = await send(coding, html(body));
    expect(compressions).toBe(0);
    expect(sent.headers.get('content-encoding')).toBeNull();
    expect(sent.headers.get('vary')).toBe('Accept-Encoding');
    expect(await sent.text()).toBe(body);
  }
});

test('pictures and redirects are passed on, unread', async () => {
  for (const response of [
    html(page, { 'Content-Type': 'image/webp' }),
    new Response(null, { status: 303, headers: { Location: '/about' } }),
  ]) {
    const { sent } = await send('br', response);
    expect(sent).toBe(response);
    expect(sent.bodyUsed).toBe(false);
  }
});
