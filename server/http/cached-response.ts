import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import PQueue from 'p-queue';
import { type ContentCoding, chooseContentCoding } from './content-codings.ts';

/** Sends a page from memory. */
export type CachedResponse = (request: Request, response: Response) => Promise<void>;

/**
 * All pages that are kept share this queue, since an encoder of the highest quality takes megabytes. It isn't that of renderings,
 * which would wait for it.
 */
const compressions = new PQueue({ concurrency: availableParallelism() });

/**
 * Creates a response that is the same for every visitor. It is compressed once for each coding, at the first request for it.
 *
 * @param headers headers in addition to the coding and the ETag, and the type unless it is HTML
 * @param options.brotliQuality from 0 to 11, the highest
 */
export function createCachedResponse(
  html: string,
  headers: Record<string, string>,
  { status = 200, brotliQuality = 11 }: { status?: number; brotliQuality?: number } = {},
): CachedResponse {
  const body = Buffer.from(html);
  const compressed = new Map<string, Promise<Buffer>>();

  function compress(coding: ContentCoding): Promise<Buffer> {
    if (coding === 'gzip') return promisify(gzip)(body, { level: 9 });
    return promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  }

  return async (request, response) => {
    response
      .status(status)
      .type('html')
      .set({ 'Cache-Control': 'no-cache', ...headers });
    response.vary('Accept-Encoding');
    const coding = chooseContentCoding(request);
    if (coding === undefined) {
      response.send(body);
      return;
    }
    const bytes = compressed.get(coding) ?? compressions.add(() => compress(coding));
    compressed.set(coding, bytes);
    response.set('Content-Encoding', coding).send(await bytes);
  };
}
