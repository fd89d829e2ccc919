import type { Log } from '#server/observability/log.ts';
import { ContentServiceError } from './content-service-error.ts';
import { type MediaHosts, resolveMediaUrl } from './media-paths.server.ts';
import { detectPictureType, signatureLength } from './picture-type.server.ts';
import { createSemaphore } from './semaphore.server.ts';
import { openWordPressResponse, toContentServiceError } from './wordpress-request.server.ts';

export type MediaLimits = {
  maxBytes: number;
  /** Pictures on their way at the same time; one holds some 100 kB of memory, whatever its size. */
  maxConcurrent: number;
  /** In milliseconds, as all times here: how long a visitor waits for a place. */
  queueTimeoutMs: number;
  /** How long the WordPress may take until it answers. */
  responseTimeoutMs: number;
  /** How long a picture may be on its way, also on a slow network. */
  transferTimeoutMs: number;
};

const defaultLimits: MediaLimits = {
  maxBytes: 12_000_000,
  maxConcurrent: 32,
  queueTimeoutMs: 5_000,
  responseTimeoutMs: 15_000,
  transferTimeoutMs: 120_000,
};

/** Uploaded files keep their name for life, but may be replaced under it. */
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
 * Pictures of the WordPress, served from our own origin so that a visitor's browser asks no other.
 * Nothing else can be fetched: only files with a picture's ending, below a `wp-content` folder of the
 * given WordPress or on one of the hosts that are named beside it, without a query, and only when the answer's bytes are a picture that can't carry script.
 *
 * A picture is passed on as it comes, no faster than the visitor takes it. It breaks off when it is larger or
 * slower than the limits, and the WordPress is no longer asked once the visitor has left.
 *
 * @param base WORDPRESS_URL with a closing slash
 * @param hosts other hosts that have its pictures; they don't get its password
 * @returns a function from what follows the media path in the address, decoded, and the visitor's signal, to:
 *   status 200 with the picture; 404 when there is none; 502 when the WordPress fails; 503 when too many
 *   pictures are on their way
 */
export function createMediaProxy(
  base: URL,
  log: Pick<Log, 'warn'>,
  { limits = defaultLimits, hosts = new Map() }: { limits?: MediaLimits; hosts?: MediaHosts } = {},
): (path: string, visitor?: AbortSignal) => Promise<Response> {
  const semaphore = createSemaphore(limits.maxConcurrent);

  async function fetchPicture(path: string, source: URL, transfer: Transfer) {
    function fail(error: unknown) {
      transfer.end();
      if (transfer.visitorLeft()) return;
      const { reason, message } = toContentServiceError(error);
      log.warn({ path, reason, detail: message }, 'picture of a post failed');
    }
    try {
      transfer.limit(limits.responseTimeoutMs);
      const answer = await openWordPressResponse(source, 'image/*', transfer.signal);
      transfer.limit(limits.transferTimeoutMs);
      if (answer.status >= 500) {
        throw new ContentServiceError('status', `status ${answer.status}`, {
          status: answer.status,
        });
      }
      if (answer.status !== 200 || !answer.body) {
        transfer.end();
        return createErrorResponse(404);
      }
      if (Number(answer.headers.get('content-length')) > limits.maxBytes)
        throw createTooLargeError(limits);
      const reader = answer.body.getReader();
      const start = await readFirstBytes(reader);
      const type = detectPictureType(start);
      if (!type) {
        transfer.end();
        return createErrorResponse(404);
      }
      const body = createLimitedStream(start, reader, limits, { done: transfer.end, fail });
      return new Response(body, { headers: { ...pictureHeaders, 'content-type': type } });
    } catch (error) {
      fail(error);
      return createErrorResponse(502);
    }
  }

  return async (path, visitor = new AbortController().signal) => {
    const source = resolveMediaUrl(path, base, hosts);
    if (!source) return createErrorResponse(404);
    const release = await semaphore
      .acquire(AbortSignal.any([visitor, AbortSignal.timeout(limits.queueTimeoutMs)]))
      .catch(() => undefined);
    if (!release) return createErrorResponse(503);
    return fetchPicture(path, source, createTransfer(visitor, release));
  };
}

type Transfer = ReturnType<typeof createTransfer>;

/** The time that a picture is on its way: until its end, a time limit, or the visitor's leaving. */
function createTransfer(visitor: AbortSignal, onEnd: () => void) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(reason?: unknown) {
    clearTimeout(timer);
    visitor.removeEventListener('abort', leave);
    // Also takes back what the WordPress is still sending.
    controller.abort(reason);
    onEnd();
  }
  const leave = () => end(visitor.reason);
  visitor.addEventListener('abort', leave, { once: true });

  return {
    signal: controller.signal,
    visitorLeft: () => visitor.aborted,
    end: () => end(),
    /** From now on, in milliseconds; instead of the limit before. */
    limit(time: number) {
      clearTimeout(timer);
      timer = setTimeout(() => end(new DOMException('too slow', 'TimeoutError')), time);
    },
  };
}

const createTooLargeError = ({ maxBytes }: MediaLimits) =>
  new ContentServiceError('too-large', `answer of more than ${maxBytes} bytes`);

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** Reads the first bytes of a body, enough to detect its type; a shorter body is read whole. */
async function readFirstBytes(reader: Reader): Promise<Uint8Array<ArrayBuffer>> {
  let start = new Uint8Array();
  while (start.length < signatureLength && !detectPictureType(start)) {
    const { value } = await reader.read();
    if (!value) break;
    start = Buffer.concat([start, value]);
  }
  return start;
}

/**
 * A body that is read only as it is asked for, and breaks off above the limit.
 *
 * @param start what was read of it already
 */
function createLimitedStream(
  start: Uint8Array<ArrayBuffer>,
  reader: Reader,
  limits: MediaLimits,
  { done, fail }: { done: () => void; fail: (error: unknown) => void },
): ReadableStream<Uint8Array> {
  let size = 0;
  let unread: Uint8Array | undefined = start;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const part = unread ? { done: false as const, value: unread } : await reader.read();
          unread = undefined;
          if (part.done) {
            controller.close();
            done();
            return;
          }
          // Counted as it arrives: Content-Length may be missing, or speak of the compressed size.
          size += part.value.byteLength;
          if (size > limits.maxBytes) throw createTooLargeError(limits);
          controller.enqueue(part.value);
        } catch (error) {
          fail(error);
          // Only the connection can still tell the visitor. No error, whose stack would be written to the log.
          controller.error('a picture broke off');
        }
      },
      cancel: done,
    },
    { highWaterMark: 0 },
  );
}
