import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { ContentServiceError } from './content-service-error.ts';

/** In milliseconds. */
export type CacheTimes = {
  /** How long an answer is given without asking again. */
  freshMs: number;
  /** How much longer it is given while it is asked for again. After that it is asked for first. */
  staleWhileRevalidateMs: number;
  /** How long the service may take then, before what is remembered is given after all. */
  revalidateTimeoutMs: number;
  /** How old an answer may be that is given because the service fails. */
  staleIfErrorMs: number;
  /** How long "there is nothing" is remembered. */
  emptyTtlMs: number;
  /** While the service fails, readers get what is remembered; it is asked again this often, also while it doesn't answer. */
  retryIntervalMs: number;
};

export const defaultCacheTimes = {
  staleWhileRevalidateMs: 60_000,
  revalidateTimeoutMs: 1_000,
  staleIfErrorMs: 24 * 60 * 60_000,
  // The last two: a service that is back, or a post that is new, shows within three seconds.
  emptyTtlMs: 2_000,
  retryIntervalMs: 2_000,
} satisfies Omit<CacheTimes, 'freshMs'>;

const maxEntries = 500;
const maxCharacters = 32_000_000;

type Entry = { value: unknown; storedAt: number };
type PendingFetch = { startedAt: number; promise: Promise<unknown> };

/**
 * Remembers answers: fresh ones are given at once, older ones while a newer one is fetched, old ones only when the
 * service fails or takes its time. Questions for the same thing at the same time become one. A failure is never
 * remembered as an answer. As long as an answer stays the same, it is the same object.
 */
export type SwrCache = {
  /**
   * @param ask asks the service; gets the answer that is remembered, if it can still be given
   * @param signal when it is aborted, nobody waits any more; the answer is remembered all the same when it comes
   * @throws ContentServiceError `timeout` when the signal was aborted; else what `ask` throws
   */
  get<Value>(
    key: string,
    ask: (before: Value | undefined) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value>;
  invalidate(isMeant: (key: string) => boolean): void;
  /** Whether somebody gave up waiting, and no answer has come since. */
  hasTimedOut(): boolean;
};

/** @param isAbsent which answers say that there is nothing: remembered apart, so that made-up questions push no real answer out */
export function createSwrCache(times: CacheTimes, isAbsent: (value: unknown) => boolean): SwrCache {
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
  /** The latest question for each key that is on its way. */
  const pendingFetches = new Map<string, PendingFetch>();
  let invalidationCount = 0;
  let isTimedOut = false;

  /** @returns the value to give: the object that is remembered already where it says the same */
  function storeValue(key: string, value: unknown, since: number): unknown {
    const before = entries.peek(key);
    if (before && before.storedAt > since) return value;
    if (isAbsent(value)) {
      entries.delete(key);
      emptyEntries.set(key, { value });
      return value;
    }
    const kept = before && isDeepStrictEqual(before.value, value) ? before.value : value;
    entries.set(key, { value: kept, storedAt: since });
    emptyEntries.delete(key);
    return kept;
  }

  function fetchOnce(key: string, ask: () => Promise<unknown>): PendingFetch {
    const running = pendingFetches.get(key);
    const since = Date.now();
    if (running && since - running.startedAt < times.retryIntervalMs) return running;
    // What was on its way while something was forgotten may be old: it is not remembered.
    const forgottenBefore = invalidationCount;
    async function fetchAnswer() {
      try {
        const value = await ask();
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
    // Who asked may have left.
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

  async function getOrFetch<Value>(
    key: string,
    ask: (before: Value | undefined) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    const absence = emptyEntries.get(key);
    if (absence) return absence.value as Value;
    const entry = entries.get(key);
    const age = entry ? Date.now() - entry.storedAt : Number.POSITIVE_INFINITY;
    if (!entry || age > times.staleIfErrorMs) {
      const { promise } = fetchOnce(key, () => ask(undefined));
      return withSignal(signal, promise as Promise<Value>);
    }
    const known = entry.value as Value;
    if (age <= times.freshMs || failures.has(key)) return known;
    const { startedAt, promise } = fetchOnce(key, () => ask(known));
    if (age <= times.freshMs + times.staleWhileRevalidateMs) return known;
    // Who comes later waits only for the rest.
    const patience = Math.max(0, times.revalidateTimeoutMs - (Date.now() - startedAt));
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patience);
    const deadline = AbortSignal.any(signal ? [signal, waiting.signal] : [waiting.signal]);
    return withSignal(deadline, promise as Promise<Value>)
      .catch(() => known)
      .finally(() => clearTimeout(timer));
  }

  return {
    get: getOrFetch,
    invalidate(isMeant) {
      invalidationCount += 1;
      for (const store of [entries, emptyEntries, failures, pendingFetches]) {
        for (const key of [...store.keys()]) if (isMeant(key)) store.delete(key);
      }
    },
    hasTimedOut: () => isTimedOut,
  };
}
