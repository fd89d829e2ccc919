import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ContentServiceError } from './content-service-error.ts';

/** Lookups at the same time. Beyond it, only what is known to exist is looked up. */
const maxConcurrent = 8;
/** How long the caller's check isn't repeated after it failed, since it may be a request to the service. */
const failureMs = 5_000;

/**
 * Creates a limit for lookups of what a visitor can invent, such as slugs, so that each invented one isn't a request to the
 * service. Within the limit everything is looked up. Beyond it, the caller's check decides, which must need no request of its
 * own for each lookup.
 *
 * @param perMinute lookups of everybody together; if omitted, they have no limit but that of those at the same time
 * @returns a function that runs a lookup. It throws ContentServiceError `busy` for one beyond the limit that isn't known to
 *   exist: whether it exists isn't known either
 */
export function createLookupLimit(perMinute = Number.MAX_SAFE_INTEGER) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  let pendingCount = 0;
  let failedUntil = 0;

  const isWithinRate = () =>
    limiter.consume('all').then(
      () => true,
      () => false,
    );

  async function check(isKnown: () => Promise<boolean>): Promise<boolean> {
    if (Date.now() < failedUntil) return false;
    try {
      return await isKnown();
    } catch (error) {
      failedUntil = Date.now() + failureMs;
      throw error;
    }
  }

  return async <Value>(
    lookUp: () => Promise<Value>,
    isKnown: () => Promise<boolean>,
  ): Promise<Value> => {
    // It is counted before anything is awaited, so that lookups that come at once count each other.
    const isFree = pendingCount < maxConcurrent;
    if (isFree) pendingCount += 1;
    try {
      const isAllowed = (isFree && (await isWithinRate())) || (await check(isKnown));
      if (isAllowed) return await lookUp();
      throw new ContentServiceError('busy', 'too many lookups of what may not exist');
    } finally {
      if (isFree) pendingCount -= 1;
    }
  };
}
