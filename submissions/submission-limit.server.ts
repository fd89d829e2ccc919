import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { type Limiters, memoryLimiters } from './limiters.server.ts';

export type Admission =
  | { admitted: true }
  /** In seconds, until the next one is admitted. */
  | { admitted: false; retryAfter: number };

export type SubmissionLimit = {
  /**
   * Counts a submission.
   *
   * @param address the visitor's; where processes share the count, the database has only its HMAC (limiters.server.ts)
   * @returns not admitted when it is one too many, and must not be stored
   */
  admit: (address: string) => Promise<Admission>;
  /** Takes an admitted submission out of the count again, as when nothing was stored for it. */
  giveBack: (address: string) => Promise<void>;
};

const hour = 60 * 60;
const minute = 60;

/**
 * Limits submissions of one address, and of all visitors together: a flood must not bury the real
 * ones.
 *
 * @param limits.perAddressPerHour and limits.perMinute (all visitors); 0 = no limit
 * @param limiters of this process alone, or what several share
 */
export function createSubmissionLimit(
  limits: { perAddressPerHour: number; perMinute: number },
  { create, keyOf }: Pick<Limiters, 'create' | 'keyOf'> = memoryLimiters,
): SubmissionLimit {
  const limiter = (name: string, points: number, duration: number) =>
    points === 0 ? unlimited : limitOf(create(name, points, duration));
  const ofAddress = limiter('address', limits.perAddressPerHour, hour);
  const ofAll = limiter('everybody', limits.perMinute, minute);
  return {
    async admit(visitor) {
      const address = keyOf(visitor);
      // The address first, so that one that is over its own limit can't use up everybody's.
      const own = await ofAddress.admit(address);
      if (!own.admitted) return own;
      const all = await ofAll.admit('all');
      if (!all.admitted) await ofAddress.giveBack(address);
      return all;
    },
    async giveBack(visitor) {
      const address = keyOf(visitor);
      await Promise.all([ofAddress.giveBack(address), ofAll.giveBack('all')]);
    },
  };
}

const unlimited: SubmissionLimit = {
  admit: async () => ({ admitted: true }),
  giveBack: async () => {},
};

function limitOf(limiter: RateLimiterAbstract): SubmissionLimit {
  return {
    async admit(key) {
      try {
        await limiter.consume(key);
        return { admitted: true };
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        // The library counts what it refuses, too.
        await limiter.reward(key);
        return { admitted: false, retryAfter: Math.ceil(reason.msBeforeNext / 1000) };
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}
