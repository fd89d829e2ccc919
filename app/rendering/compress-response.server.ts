import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareFunction } from 'react-router';
import { contentCodingContext, renderQueueContext } from '#server/contexts.ts';

/** The length from which a response is compressed, in bytes. */
const minLength = 1024;

const compressible = /^(?:text\/|application\/(?:[^;]*\+)?(?:json|xml)\b)/;

function compress(body: Buffer, coding: 'br' | 'gzip'): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(body);
  // Output of quality 4 is 8 % larger. That of 6 is 0.6 % smaller, and takes a tenth longer (docs/decisions/0034-limits-of-memory.md).
  // With a window above 64 kB it takes several times as long.
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/**
 * Compresses what is rendered for a request, in one piece: the memory of an encoder is free again before the response is sent,
 * however slowly a client reads. Cached pages are compressed elsewhere (server/http/cached-response.ts).
 */
export const compressResponse: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  if (!(response.body && compressible.test(headers.get('Content-Type') ?? ''))) return response;
  headers.append('Vary', 'Accept-Encoding');
  const body = Buffer.from(await response.arrayBuffer());
  const coding = context.get(contentCodingContext);
  if (coding === null || body.length < minLength) {
    return new Response(body, { status, statusText, headers });
  }
  headers.set('Content-Encoding', coding);
  const queue = context.get(renderQueueContext);
  const compressed = await queue.run('compression', () => compress(body, coding));
  return new Response(new Uint8Array(compressed), { status, statusText, headers });
};
