import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { ContentServiceError } from './content-service-error.ts';

/** In milliseconds. */
export type MemoryTimes = {
  /** How long an answer is given without asking again. */
  fresh: number;
  /** How much longer it is given while it is asked for again. After that it is asked for first. */
  grace: number;
  /** How long the service may take then, before what is remembered is given after all. */
  patience: number;
  /** How old an answer may be that is given because the service fails. */
  stale: number;
  /** How long "there is nothing" is remembered. */
  absent: number;
  /** While the service fails, readers get what is remembered; it is asked again this often, also while it doesn't answer. */
  retry: number;
};

export const usualTimes = {
  grace: 60_000,
  patience: 1_000,
  stale: 24 * 60 * 60_000,
  // The last two: a service that is back, or a post that is new, shows within three seconds.
  absent: 2_000,
  retry: 2_000,
} satisfies Omit<MemoryTimes, 'fresh'>;

const maxEntries = 500;
const maxCharacters = 32_000_000;

type Entry = { value: unknown; since: number };
type Question = { since: number; answer: Promise<unknown> };

/**
 * Remembers answers: fresh ones are given at once, older ones while a newer one is fetched, old ones only when the
 * service fails or takes its time. Questions for the same thing at the same time become one. A failure is never
 * remembered as an answer. As long as an answer stays the same, it is the same object.
 */
export type Memory = {
  /**
   * @param ask asks the service; gets the answer that is remembered, if it can still be given
   * @param signal when it is aborted, nobody waits any more; the answer is remembered all the same when it comes
   * @throws ContentServiceError `timeout` when the signal was aborted; else what `ask` throws
   */
  recall<Value>(
    key: string,
    ask: (before: Value | undefined) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value>;
  forget(isMeant: (key: string) => boolean): void;
  /** Whether somebody gave up waiting, and no answer has come since. */
  isLate(): boolean;
};

/** @param isAbsent which answers say that there is nothing: remembered apart, so that made-up questions push no real answer out */
export function openMemory(times: MemoryTimes, isAbsent: (value: unknown) => boolean): Memory {
  const clock = { perf: Date, ttlResolution: 0, max: maxEntries };
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxCharacters,
    sizeCalculation: ({ value }) => JSON.stringify(value).length,
  });
  const absences = new LRUCache<string, { value: unknown }>({ ...clock, ttl: times.absent });
  const failures = new LRUCache<string, true>({ ...clock, ttl: times.retry });
  /** The latest question for each key that is on its way. */
  const questions = new Map<string, Question>();
  let timesForgotten = 0;
  let late = false;

  /** @returns the value to give: the object that is remembered already where it says the same */
  function keep(key: string, value: unknown, since: number): unknown {
    const before = entries.peek(key);
    if (before && before.since > since) return value;
    if (isAbsent(value)) {
      entries.delete(key);
      absences.set(key, { value });
      return value;
    }
    const kept = before && isDeepStrictEqual(before.value, value) ? before.value : value;
    entries.set(key, { value: kept, since });
    absences.delete(key);
    return kept;
  }

  function askOnce(key: string, ask: () => Promise<unknown>): Question {
    const running = questions.get(key);
    const since = Date.now();
    if (running && since - running.since < times.retry) return running;
    // What was on its way while something was forgotten may be old: it is not remembered.
    const forgottenBefore = timesForgotten;
    async function fetchAnswer() {
      try {
        const value = await ask();
        late = false;
        return forgottenBefore === timesForgotten ? keep(key, value, since) : value;
      } catch (error) {
        if (forgottenBefore === timesForgotten) failures.set(key, true);
        throw error;
      } finally {
        if (questions.get(key) === question) questions.delete(key);
      }
    }
    const question: Question = { since, answer: Promise.resolve().then(fetchAnswer) };
    // Who asked may have left.
    question.answer.catch(() => {});
    questions.set(key, question);
    return question;
  }

  function within<Value>(signal: AbortSignal | undefined, answer: Promise<Value>): Promise<Value> {
    if (!signal) return answer;
    return new Promise((resolve, reject) => {
      function giveUp() {
        late = true;
        reject(new ContentServiceError('timeout', 'no answer in the time that a page has'));
      }
      answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  async function recall<Value>(
    key: string,
    ask: (before: Value | undefined) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    const absence = absences.get(key);
    if (absence) return absence.value as Value;
    const entry = entries.get(key);
    const age = entry ? Date.now() - entry.since : Number.POSITIVE_INFINITY;
    if (!entry || age > times.stale) {
      const { answer } = askOnce(key, () => ask(undefined));
      return within(signal, answer as Promise<Value>);
    }
    const known = entry.value as Value;
    if (age <= times.fresh || failures.has(key)) return known;
    const { since, answer } = askOnce(key, () => ask(known));
    if (age <= times.fresh + times.grace) return known;
    // Who comes later waits only for the rest.
    const patience = Math.max(0, times.patience - (Date.now() - since));
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patience);
    const deadline = AbortSignal.any(signal ? [signal, waiting.signal] : [waiting.signal]);
    return within(deadline, answer as Promise<Value>)
      .catch(() => known)
      .finally(() => clearTimeout(timer));
  }

  return {
    recall,
    forget(isMeant) {
      timesForgotten += 1;
      for (const store of [entries, absences, failures, questions]) {
        for (const key of [...store.keys()]) if (isMeant(key)) store.delete(key);
      }
    },
    isLate: () => late,
  };
}
