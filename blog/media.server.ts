import type { Log } from '#common/log.ts';
import { createSemaphore } from '#common/semaphore.server.ts';
import { ContentServiceError } from './content-service-error.ts';
import type { KnownPictures } from './known-pictures.server.ts';
import { createLookupLimit } from './lookup-limit.server.ts';
import { type MediaHosts, resolveMediaUrl } from './media-paths.server.ts';
import { detectPictureType, signatureLength } from './picture-type.server.ts';
import { type AcquireShare, createVisitorShares } from './visitor-shares.server.ts';
import { openWordPressResponse, toContentServiceError } from './wordpress-request.server.ts';

export type MediaLimits = {
  maxBytes: number;
  /** Pictures that are fetched at the same time. Each takes about 100 kB of memory, whatever its size. */
  maxConcurrent: number;
  /** How long a visitor waits for a slot. */
  queueTimeoutMs: number;
  /** How long WordPress may take until its response starts. */
  responseTimeoutMs: number;
  /** How long the transfer of a picture may take, also on a visitor's slow network. */
  transferTimeoutMs: number;
};

const defaultLimits: MediaLimits = {
  maxBytes: 12_000_000,
  maxConcurrent: 32,
  queueTimeoutMs: 5_000,
  responseTimeoutMs: 15_000,
  transferTimeoutMs: 120_000,
};

/** Pictures in work for one visitor: as many as browsers fetch at once with HTTP/1.1, and a few more. */
const maxPerVisitor = 8;

/** @returns the share of each visitor, which stalled transfers of one visitor can't exceed */
export const createPictureShares = (slots = maxPerVisitor): AcquireShare =>
  createVisitorShares(slots);

/** Keeps requests for invented pictures away from WordPress. */
export type UnknownPictures = {
  /** Pictures that are looked up without a limit. */
  known: Pick<KnownPictures, 'has'>;
  /** Lookups of all others, of everybody together. */
  lookupsPerMinute: number;
};

/** Uploaded files never change their name, but may be replaced by a file of the same name. */
const pictureHeaders = {
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

function createErrorResponse(status: 404 | 502 | 503): Response {
  return new Response(null, {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) },
  });
}

/**
 * Creates a proxy for WordPress's pictures, so that a visitor's browser contacts no other origin. Nothing else can be fetched:
 * only files with a picture's extension, below a `wp-content` folder of the given WordPress or on one of the other hosts,
 * without a query, and only if the response's first bytes are those of a picture format that can't carry scripts.
 *
 * Pictures are streamed, no faster than the visitor reads. The stream fails when the picture exceeds the limits of size or
 * time, and the request to WordPress is cancelled when the visitor disconnects.
 *
 * @param base WORDPRESS_URL with a trailing slash
 * @param unknownPictures if omitted, every picture is looked up
 * @param hosts other hosts that have its pictures; the password of WORDPRESS_URL isn't sent to them
 * @returns a function that takes the part of the URL after the media path, decoded, the visitor's signal and, for a limit of
 *   each visitor's transfers, the visitor's address or network. It returns
 *   status 200 with the picture; 404 when there is none; 502 when WordPress fails; 503 when too many pictures are being fetched, or
 *   too many that no post names were asked for
 */
export function createMediaProxy(
  base: URL,
  log: Pick<Log, 'warn'>,
  {
    limits = defaultLimits,
    hosts = new Map(),
    acquireShare = createPictureShares(),
    unknownPictures,
  }: {
    limits?: MediaLimits;
    hosts?: MediaHosts;
    acquireShare?: AcquireShare;
    unknownPictures?: UnknownPictures | undefined;
  } = {},
): (path: string, visitor?: AbortSignal, visitorAddress?: string) => Promise<Response> {
  const semaphore = createSemaphore(limits.maxConcurrent);
  const limitLookups = createLookupLimit(
    unknownPictures?.lookupsPerMinute ?? Number.MAX_SAFE_INTEGER,
  );

  /** @throws ContentServiceError `busy` when too many unknown pictures are looked up */
  function openPicture(path: string, source: URL, signal: AbortSignal) {
    const open = () => openWordPressResponse(source, 'image/*', signal);
    if (!unknownPictures || unknownPictures.known.has(path)) return open();
    return limitLookups(open, async () => false);
  }

  async function fetchPicture(path: string, source: URL, transfer: Transfer) {
    function fail(error: unknown) {
      transfer.end();
      if (transfer.isVisitorGone()) return;
      const { reason, message } = toContentServiceError(error);
      log.warn({ path, reason, detail: message }, 'picture of a post failed');
    }
    try {
      transfer.limit(limits.responseTimeoutMs);
      const response = await openPicture(path, source, transfer.signal);
      transfer.limit(limits.transferTimeoutMs);
      if (response.status >= 500) {
        throw new ContentServiceError('status', `status ${response.status}`, {
          status: response.status,
        });
      }
      if (response.status !== 200 || !response.body) {
        transfer.end();
        return createErrorResponse(404);
      }
      if (Number(response.headers.get('content-length')) > limits.maxBytes)
        throw createTooLargeError(limits);
      const reader = response.body.getReader();
      const firstBytes = await readFirstBytes(reader);
      const type = detectPictureType(firstBytes);
      if (!type) {
        transfer.end();
        return createErrorResponse(404);
      }
      const body = createLimitedStream(firstBytes, reader, limits, { done: transfer.end, fail });
      return new Response(body, { headers: { ...pictureHeaders, 'content-type': type } });
    } catch (error) {
      if (error instanceof ContentServiceError && error.reason === 'busy') {
        transfer.end();
        return createErrorResponse(503);
      }
      fail(error);
      return createErrorResponse(502);
    }
  }

  return async (path, visitor = new AbortController().signal, visitorAddress = undefined) => {
    const source = resolveMediaUrl(path, base, hosts);
    if (!source) return createErrorResponse(404);
    const waiting = AbortSignal.any([visitor, AbortSignal.timeout(limits.queueTimeoutMs)]);
    const releaseShare = await acquireShare(visitorAddress, waiting).catch(() => undefined);
    if (!releaseShare) return createErrorResponse(503);
    const release = await semaphore.acquire(waiting).catch(() => undefined);
    if (!release) {
      releaseShare();
      return createErrorResponse(503);
    }
    function releaseBoth() {
      release?.();
      releaseShare?.();
    }
    return fetchPicture(path, source, createTransfer(visitor, releaseBoth));
  };
}

type Transfer = ReturnType<typeof createTransfer>;

/** Creates the lifetime of a picture's transfer. It ends with the picture, at a time limit, or when the visitor disconnects. */
function createTransfer(visitor: AbortSignal, onEnd: () => void) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(reason?: unknown) {
    clearTimeout(timer);
    visitor.removeEventListener('abort', onVisitorGone);
    // Cancels the response that WordPress is still sending.
    controller.abort(reason);
    onEnd();
  }
  const onVisitorGone = () => end(visitor.reason);
  visitor.addEventListener('abort', onVisitorGone, { once: true });

  return {
    signal: controller.signal,
    isVisitorGone: () => visitor.aborted,
    end: () => end(),
    /** Replaces the time limit by one that starts now, in milliseconds. */
    limit(timeoutMs: number) {
      clearTimeout(timer);
      timer = setTimeout(() => end(new DOMException('too slow', 'TimeoutError')), timeoutMs);
    },
  };
}

const createTooLargeError = ({ maxBytes }: MediaLimits) =>
  new ContentServiceError('too-large', `answer of more than ${maxBytes} bytes`);

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** Reads the first bytes of a body, enough to detect its type. A shorter body is read to its end. */
async function readFirstBytes(reader: Reader): Promise<Uint8Array<ArrayBuffer>> {
  let firstBytes = new Uint8Array();
  while (firstBytes.length < signatureLength && !detectPictureType(firstBytes)) {
    const { value } = await reader.read();
    if (!value) break;
    firstBytes = Buffer.concat([firstBytes, value]);
  }
  return firstBytes;
}

/**
 * Creates a stream of a body that is read on demand, and that fails above the size limit.
 *
 * @param firstBytes the bytes that have been read already
 */
function createLimitedStream(
  firstBytes: Uint8Array<ArrayBuffer>,
  reader: Reader,
  limits: MediaLimits,
  { done, fail }: { done: () => void; fail: (error: unknown) => void },
): ReadableStream<Uint8Array> {
  let size = 0;
  let unread: Uint8Array | undefined = firstBytes;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const chunk = unread ? { done: false as const, value: unread } : await reader.read();
          unread = undefined;
          if (chunk.done) {
            controller.close();
            done();
            return;
          }
          // The chunks are counted, since Content-Length may be missing or state the compressed size.
          size += chunk.value.byteLength;
          if (size > limits.maxBytes) throw createTooLargeError(limits);
          controller.enqueue(chunk.value);
        } catch (error) {
          fail(error);
          // Headers are sent, so only a broken connection can report the failure. The reason is a string, since the stack of an
          // Error would be logged.
          controller.error('a picture broke off');
        }
      },
      cancel: done,
    },
    { highWaterMark: 0 },
  );
}
