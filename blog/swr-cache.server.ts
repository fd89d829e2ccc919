import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { ContentServiceError } from './content-service-error.ts';

/** The times of a cache, in milliseconds. */
export type CacheTimes = {
  /** Age up to which a cached response is fresh: it is returned without a request to the service. */
  freshMs: number;
  /** Additional age up to which a cached response is returned while a new one is fetched. */
  staleWhileRevalidateMs: number;
  /** How long a caller waits for the new response if the cached one is older. After that, it gets the cached one. */
  revalidateTimeoutMs: number;
  /** Age up to which a cached response is returned if the service fails. */
  staleIfErrorMs: number;
  /** How long an empty result is cached. */
  emptyTtlMs: number;
  /**
   * Interval of the requests for a key while the service fails or doesn't respond. Callers get the cached response meanwhile.
   */
  retryIntervalMs: number;
};

export const defaultCacheTimes = {
  staleWhileRevalidateMs: 60_000,
  revalidateTimeoutMs: 1_000,
  staleIfErrorMs: 24 * 60 * 60_000,
  // Both are short, so that pages show a new post, or a service that works again, within three seconds.
  emptyTtlMs: 2_000,
  retryIntervalMs: 2_000,
} satisfies Omit<CacheTimes, 'freshMs'>;

const maxEntries = 500;
const maxCharacters = 32_000_000;

type Entry = { value: unknown; storedAt: number };
type PendingFetch = { startedAt: number; promise: Promise<unknown> };

/**
 * Creates a cache with stale-while-revalidate and stale-if-error: it returns fresh responses at once, stale ones while a new one is
 * fetched, and older ones only if the service fails or is slow. Concurrent calls with the same key share one fetch. Errors are
 * not cached. As long as a response has the same content, it is the same object.
 *
 * @param isEmpty whether a result is empty. Empty results are cached apart, so that invented keys don't evict other results
 */
export function createSwrCache(times: CacheTimes, isEmpty: (value: unknown) => boolean) {
  const clock = { perf: Date, ttlResolution: 0, max: maxEntries };
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxCharacters,
    sizeCalculation: ({ value }) => JSON.stringify(value).length,
  });
  const emptyEntries = new LRUCache<string, { value: unknown }>({
    ...clock,
    ttl: times.emptyTtlMs,
  });
  const failures = new LRUCache<string, true>({ ...clock, ttl: times.retryIntervalMs });
  /** The latest pending fetch of each key. */
  const pendingFetches = new Map<string, PendingFetch>();
  let invalidationCount = 0;
  let isTimedOut = false;

  /** @returns the value to return to callers: the cached object if its content is the same */
  function storeValue(key: string, value: unknown, since: number): unknown {
    const before = entries.peek(key);
    if (before && before.storedAt > since) return value;
    if (isEmpty(value)) {
      entries.delete(key);
      emptyEntries.set(key, { value });
      return value;
    }
    const current = before && isDeepStrictEqual(before.value, value) ? before.value : value;
    entries.set(key, { value: current, storedAt: since });
    emptyEntries.delete(key);
    return current;
  }

  function fetchOnce(key: string, fetchValue: () => Promise<unknown>): PendingFetch {
    const running = pendingFetches.get(key);
    const since = Date.now();
    if (running && since - running.startedAt < times.retryIntervalMs) return running;
    // A response that was pending during an invalidation may be outdated, so it isn't cached.
    const forgottenBefore = invalidationCount;
    async function fetchAnswer() {
      try {
        const value = await fetchValue();
        isTimedOut = false;
        return forgottenBefore === invalidationCount ? storeValue(key, value, since) : value;
      } catch (error) {
        if (forgottenBefore === invalidationCount) failures.set(key, true);
        throw error;
      } finally {
        if (pendingFetches.get(key) === question) pendingFetches.delete(key);
      }
    }
    const question: PendingFetch = {
      startedAt: since,
      promise: Promise.resolve().then(fetchAnswer),
    };
    // If no caller waits for this fetch, its rejection would be unhandled and end the process.
    question.promise.catch(() => {});
    pendingFetches.set(key, question);
    return question;
  }

  function withSignal<Value>(
    signal: AbortSignal | undefined,
    answer: Promise<Value>,
  ): Promise<Value> {
    if (!signal) return answer;
    return new Promise((resolve, reject) => {
      function giveUp() {
        isTimedOut = true;
        reject(new ContentServiceError('timeout', 'no answer in the time that a page has'));
      }
      answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /**
   * Caches what an earlier process has stored. It isn't fresh, so the next call asks the service again.
   *
   * @throws `failure` when nothing is stored
   */
  async function restore<Value>(
    key: string,
    readStored: (() => Promise<Value>) | undefined,
    failure: unknown,
  ): Promise<Value> {
    const forgottenBefore = invalidationCount;
    const value = await readStored?.().catch(() => undefined);
    if (value === undefined || isEmpty(value) || forgottenBefore !== invalidationCount) {
      throw failure;
    }
    const storedAt = Date.now() - times.freshMs - times.staleWhileRevalidateMs - 1;
    return storeValue(key, value, storedAt) as Value;
  }

  /**
   * @param fetchValue sends the request to the service; its parameter is the cached response, unless that is too old
   * @param readStored reads the response that an earlier process has stored, for when the service fails and nothing is cached
   * @param signal ends the wait of this call. The fetch continues, and its response is cached
   * @throws ContentServiceError `timeout` when the signal is aborted; the error of `fetchValue` when it fails
   */
  async function get<Value>(
    key: string,
    fetchValue: (before: Value | undefined) => Promise<Value>,
    signal?: AbortSignal,
    readStored?: () => Promise<Value>,
  ): Promise<Value> {
    const emptyEntry = emptyEntries.get(key);
    if (emptyEntry) return emptyEntry.value as Value;
    const entry = entries.get(key);
    const age = entry ? Date.now() - entry.storedAt : Number.POSITIVE_INFINITY;
    if (!entry || age > times.staleIfErrorMs) {
      const { promise } = fetchOnce(key, () => fetchValue(undefined));
      return withSignal(signal, promise as Promise<Value>).catch((error: unknown) =>
        restore(key, readStored, error),
      );
    }
    const known = entry.value as Value;
    if (age <= times.freshMs || failures.has(key)) return known;
    const { startedAt, promise } = fetchOnce(key, () => fetchValue(known));
    if (age <= times.freshMs + times.staleWhileRevalidateMs) return known;
    // A call that joins a pending fetch only waits for the rest of the fetch's time.
    const remainingMs = Math.max(0, times.revalidateTimeoutMs - (Date.now() - startedAt));
    const timeout = AbortSignal.timeout(remainingMs);
    const deadline = signal ? AbortSignal.any([signal, timeout]) : timeout;
    return withSignal(deadline, promise as Promise<Value>).catch(() => known);
  }

  return {
    get,
    invalidate(isMeant: (key: string) => boolean) {
      invalidationCount += 1;
      for (const store of [entries, emptyEntries, failures, pendingFetches]) {
        for (const key of [...store.keys()]) if (isMeant(key)) store.delete(key);
      }
    },
    /** Whether a call has timed out since the service's latest response. */
    hasTimedOut: () => isTimedOut,
  };
}
