import { z } from 'zod';
import { ContentServiceError } from './content-service-error.ts';
import type { DiskCache } from './disk-cache.server.ts';
import type { WordPressResponse } from './wordpress-request.server.ts';

/** What is in a file. The entries in the body are validated like those of WordPress, by whoever reads them. */
const keptAnswerSchema = z.object({ totalPages: z.string().nullable(), body: z.string() });

const totalPagesHeader = 'x-wp-totalpages';

/**
 * The last answers of WordPress on the disk, for a process that starts while WordPress is away. They are as WordPress sent them,
 * so that they are read, sanitised and rendered by the present version of the site.
 */
export type KeptAnswers = {
  /**
   * Prepares to keep the answer to a request that is about to be sent.
   *
   * @returns a function that keeps the answer; an empty one removes what was kept. It never throws
   */
  prepare: (url: URL) => (answer: WordPressResponse | undefined) => void;
  /** @throws ContentServiceError when no answer is kept, or it is too old or damaged */
  read: (url: URL) => Promise<WordPressResponse>;
  /** Removes all, since something has changed in WordPress. */
  clear: () => void;
};

/** Returns the key of a request, without the credentials of WORDPRESS_URL. */
const toKey = ({ origin, pathname, search }: URL) => origin + pathname + search;

function parseAnswer(bytes: Uint8Array): WordPressResponse | undefined {
  try {
    const { totalPages, body } = keptAnswerSchema.parse(
      JSON.parse(new TextDecoder().decode(bytes)),
    );
    const headers = new Headers(totalPages === null ? {} : { [totalPagesHeader]: totalPages });
    return { status: 200, headers, body: new TextEncoder().encode(body) };
  } catch {
    return undefined;
  }
}

/**
 * Keeps answers in a cache on the disk, which bounds their size.
 *
 * @param maxAgeMs age up to which an answer is read
 */
export function createKeptAnswers(cache: DiskCache, maxAgeMs: number): KeptAnswers {
  let clearCount = 0;
  return {
    prepare(url) {
      const key = toKey(url);
      const clearedBefore = clearCount;
      return (answer) => {
        if (!answer) return cache.remove(key);
        // An answer that was on its way when something changed may be outdated.
        if (clearedBefore !== clearCount) return;
        const kept: z.input<typeof keptAnswerSchema> = {
          totalPages: answer.headers.get(totalPagesHeader),
          body: new TextDecoder().decode(answer.body),
        };
        // Without it, only a restart during an outage shows less.
        cache.write(key, new TextEncoder().encode(JSON.stringify(kept))).catch(() => {});
      };
    },
    async read(url) {
      const key = toKey(url);
      const ageMs = cache.getAgeMs(key) ?? Number.POSITIVE_INFINITY;
      const bytes = ageMs <= maxAgeMs ? await cache.read(key) : undefined;
      const answer = bytes && parseAnswer(bytes);
      if (!answer) throw new ContentServiceError('network', 'no answer is kept');
      return answer;
    },
    clear() {
      clearCount += 1;
      cache.clear();
    },
  };
}
