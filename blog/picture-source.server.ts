import type { Log } from '#common/log.ts';
import { createSemaphore } from '#common/semaphore.server.ts';
import { ContentServiceError } from './content-service-error.ts';
import { createLookupLimit } from './lookup-limit.server.ts';
import { type KnownPictures, type MediaHosts, resolveMediaUrl } from './media-paths.server.ts';
import { detectPictureType } from './picture-type.server.ts';
import { fetchWordPress } from './wordpress-request.server.ts';

const defaultLimits = {
  maxBytes: 12_000_000,
  /** Pictures that are fetched at the same time. */
  maxConcurrent: 32,
  /** How long a picture waits for a slot. */
  queueTimeoutMs: 5_000,
  /** How long the transfer of a picture may take. */
  timeoutMs: 30_000,
};

/**
 * Waits for a slot.
 *
 * @throws ContentServiceError `busy` when the signal ends the wait
 */
export const acquireSlot = (semaphore: ReturnType<typeof createSemaphore>, signal: AbortSignal) =>
  semaphore.acquire(signal).catch(() => {
    throw new ContentServiceError('busy', 'too many pictures');
  });

const createMissingError = () => new ContentServiceError('status', 'no picture', { status: 404 });

/**
 * Creates a function that fetches WordPress's pictures. Nothing else can be fetched: only files with a picture's extension, below a
 * `wp-content` folder of the given WordPress or on one of the other hosts, without a query, and only if the response's first
 * bytes are those of a picture format that can't carry scripts.
 *
 * @param base WORDPRESS_URL with a trailing slash
 * @param log receives one line for each picture that WordPress fails to send
 * @param options.hosts other hosts that have its pictures; the password of WORDPRESS_URL isn't sent to them
 * @param options.knownPictures the pictures that are fetched without a limit
 * @param options.lookupsPerMinute limits the requests for all others, of everybody together; if omitted, there is no limit
 * @returns a function that takes a picture's path after the media path, decoded. It throws ContentServiceError: `status` with
 *   status 404 when there is no such picture, `busy` when too many pictures are being fetched, or too many that no post names
 *   were asked for, and any other when WordPress fails
 */
export function createPictureSource(
  base: URL,
  log: Pick<Log, 'warn'>,
  {
    hosts = new Map(),
    knownPictures,
    lookupsPerMinute,
    limits = {},
  }: {
    hosts?: MediaHosts;
    knownPictures?: KnownPictures;
    lookupsPerMinute?: number | undefined;
    limits?: Partial<typeof defaultLimits>;
  } = {},
): (path: string) => Promise<Buffer<ArrayBuffer>> {
  const { maxBytes, maxConcurrent, queueTimeoutMs, timeoutMs } = { ...defaultLimits, ...limits };
  const semaphore = createSemaphore(maxConcurrent);
  const limitLookups = createLookupLimit(lookupsPerMinute);

  async function fetchPicture(url: URL) {
    const release = await acquireSlot(semaphore, AbortSignal.timeout(queueTimeoutMs));
    try {
      const { status, body } = await fetchWordPress(url, 'image/*', { timeoutMs, maxBytes });
      if (status >= 500) throw new ContentServiceError('status', `status ${status}`, { status });
      if (status !== 200 || !detectPictureType(body)) throw createMissingError();
      return Buffer.from(body);
    } finally {
      release();
    }
  }

  return async (path) => {
    const url = resolveMediaUrl(path, base, hosts);
    if (!url) throw createMissingError();
    try {
      if (knownPictures?.has(path)) return await fetchPicture(url);
      return await limitLookups(
        () => fetchPicture(url),
        async () => false,
      );
    } catch (error) {
      const { reason, message, status } = error as ContentServiceError;
      if (reason !== 'busy' && status !== 404) {
        log.warn({ path, reason, detail: message }, 'picture of a post failed');
      }
      throw error;
    }
  };
}
