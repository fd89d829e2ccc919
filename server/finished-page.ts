import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In the order of preference: the smallest first. */
const compressions = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

type Compression = keyof typeof compressions;

/**
 * What a request takes (RFC 9110, section 12.5.3).
 *
 * @param accepted its `Accept-Encoding`
 */
function compressionFor(accepted = ''): Compression | undefined {
  const named = accepted.split(',').map((part) => part.trim().split(/\s*;\s*q=/));
  const taken = named.filter(([, weight]) => weight === undefined || Number(weight) > 0);
  return (['br', 'gzip'] as const).find((name) => taken.some(([coding]) => coding === name));
}

/**
 * A page that is the same for everybody, in memory: compressed as far as it goes, once, when it is first asked for so.
 *
 * @param headers what goes with it beside its type, its encoding, and its ETag
 * @returns what answers a GET or HEAD with it
 */
export function finishedPage(
  html: string,
  headers: Record<string, string>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const identity = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const compressed = new Map<Compression, Promise<Buffer>>();

  function bodyIn(compression: Compression): Promise<Buffer> {
    const body = compressed.get(compression) ?? compressions[compression](identity);
    compressed.set(compression, body);
    return body;
  }

  return async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('ETag', etag);
    response.setHeader('Vary', 'Accept-Encoding');
    const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
    if (known.some((tag) => tag === etag || tag === '*')) {
      response.writeHead(304).end();
      return;
    }
    const compression = compressionFor(request.headers['accept-encoding']);
    const body = compression ? await bodyIn(compression) : identity;
    if (compression) response.setHeader('Content-Encoding', compression);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', body.length);
    response.writeHead(200).end(body);
  };
}
