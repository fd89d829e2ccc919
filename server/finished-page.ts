import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

type Compression = 'br' | 'gzip';

/**
 * What a request takes (RFC 9110, section 12.5.3).
 *
 * @param accepted its `Accept-Encoding`
 */
function compressionFor(accepted = ''): Compression | undefined {
  const named = accepted.split(',').map((part) => part.split(';').map((each) => each.trim()));
  const taken = named.filter(
    ([, weight]) => !weight?.startsWith('q=') || Number(weight.slice(2)) > 0,
  );
  return (['br', 'gzip'] as const).find((name) => taken.some(([coding]) => coding === name));
}

/** Answers a GET or HEAD with a page. */
export type FinishedPage = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A page's bytes, compressed or not, for one answer. */
type Bytes = (compression: Compression | undefined) => Promise<Buffer>;

/** Compressed once, when it is first asked for so. */
function once<Compressed>(compress: (compression: Compression) => Promise<Compressed>) {
  const known = new Map<Compression, Promise<Compressed>>();
  return (compression: Compression) => {
    const compressed = known.get(compression) ?? compress(compression);
    known.set(compression, compressed);
    return compressed;
  };
}

function sameBytes(body: Buffer, brotliQuality: number): Bytes {
  const compressed = once((compression) =>
    compression === 'br' ? brotli(body, brotliQuality) : promisify(gzip)(body, { level: 9 }),
  );
  return async (compression) => (compression ? compressed(compression) : body);
}

/**
 * A page that is the same for everybody, in memory: compressed once, when it is first asked for so.
 *
 * @param headers what goes with it beside its encoding and its ETag; its type, unless it is HTML
 * @param options.status only a page of status 200 has an ETag
 * @param options.brotliQuality 11 is as far as it goes
 */
export function finishedPage(
  body: string,
  headers: Record<string, string>,
  { status = 200, brotliQuality = 11 }: { status?: number; brotliQuality?: number } = {},
): FinishedPage {
  const bytesIn = sameBytes(Buffer.from(body), brotliQuality);
  const etag =
    status === 200
      ? `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      : undefined;

  return async (request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.appendHeader('Vary', 'Accept-Encoding');
    if (etag) {
      response.setHeader('ETag', etag);
      const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
      if (known.some((tag) => tag === etag || tag === '*')) {
        response.removeHeader('Content-Type');
        response.writeHead(304).end();
        return;
      }
    }
    const compression = compressionFor(request.headers['accept-encoding']);
    const bytes = await bytesIn(compression);
    if (compression) response.setHeader('Content-Encoding', compression);
    response.setHeader('Content-Length', bytes.length);
    response.writeHead(status).end(bytes);
  };
}
