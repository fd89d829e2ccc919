import { z } from 'zod';
import { ContentServiceError } from './content-service-error.ts';
import type { DiskCache } from './disk-cache.server.ts';
import type { WordPressResponse } from './wordpress-request.server.ts';

/** The content of a file. The caller validates the entries in the body, as it does those of WordPress. */
const storedResponseSchema = z.object({ totalPages: z.string().nullable(), body: z.string() });

const totalPagesHeader = 'x-wp-totalpages';

/**
 * The last responses of WordPress on the disk, for a process that starts while WordPress is unreachable. They are stored as
 * WordPress sent them, so that they are read, sanitised and rendered by the present version of the site.
 */
export type StoredResponses = ReturnType<typeof createStoredResponses>;

/** Returns the key of a request, without the credentials of WORDPRESS_URL. */
const toKey = ({ origin, pathname, search }: URL) => origin + pathname + search;

function parseStoredResponse(bytes: Uint8Array): WordPressResponse | undefined {
  try {
    const { totalPages, body } = storedResponseSchema.parse(
      JSON.parse(new TextDecoder().decode(bytes)),
    );
    const headers = new Headers(totalPages === null ? {} : { [totalPagesHeader]: totalPages });
    return { status: 200, headers, body: new TextEncoder().encode(body) };
  } catch {
    return undefined;
  }
}

/**
 * Stores responses in a cache on the disk, which bounds their size.
 *
 * @param maxAgeMs age up to which a response is read
 */
export function createStoredResponses(cache: DiskCache, maxAgeMs: number) {
  let clearCount = 0;
  return {
    /**
     * Prepares to store the response to a request that is about to be sent.
     *
     * @returns a function that stores the response. Without one, it removes the stored response. It never throws
     */
    prepare(url: URL) {
      const key = toKey(url);
      const clearedBefore = clearCount;
      return (response: WordPressResponse | undefined) => {
        if (!response) return cache.remove(key);
        // A response that was on its way when something changed may be outdated.
        if (clearedBefore !== clearCount) return;
        const stored: z.input<typeof storedResponseSchema> = {
          totalPages: response.headers.get(totalPagesHeader),
          body: new TextDecoder().decode(response.body),
        };
        // Without it, only a restart during an outage shows less.
        cache.write(key, new TextEncoder().encode(JSON.stringify(stored))).catch(() => {});
      };
    },
    /** @throws ContentServiceError when no response is stored, or it is too old or damaged */
    async read(url: URL): Promise<WordPressResponse> {
      const key = toKey(url);
      const ageMs = cache.getAgeMs(key) ?? Number.POSITIVE_INFINITY;
      const bytes = ageMs <= maxAgeMs ? await cache.read(key) : undefined;
      const response = bytes && parseStoredResponse(bytes);
      if (!response) throw new ContentServiceError('network', 'no response is stored');
      return response;
    },
    /** Removes all, since something has changed in WordPress. */
    clear() {
      clearCount += 1;
      cache.clear();
    },
  };
}
