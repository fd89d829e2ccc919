import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type Admission =
  | { admitted: true }
  /** In seconds, until the next one is admitted. */
  | { admitted: false; retryAfter: number };

export type SubmissionLimit = {
  /**
   * Counts a submission.
   *
   * @param address the visitor's, kept in memory only
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
 * ones. Each process counts for itself.
 *
 * @param limits.perAddressPerHour and limits.perMinute (all visitors); 0 = no limit
 */
export function createSubmissionLimit(limits: {
  perAddressPerHour: number;
  perMinute: number;
}): SubmissionLimit {
  const ofAddress = limiter(limits.perAddressPerHour, hour);
  const ofAll = limiter(limits.perMinute, minute);
  return {
    async admit(address) {
      // The address first, so that one that is over its own limit can't use up everybody's.
      const own = await ofAddress.admit(address);
      if (!own.admitted) return own;
      const all = await ofAll.admit('all');
      if (!all.admitted) await ofAddress.giveBack(address);
      return all;
    },
    async giveBack(address) {
      await Promise.all([ofAddress.giveBack(address), ofAll.giveBack('all')]);
    },
  };
}

function limiter(points: number, duration: number): SubmissionLimit {
  if (points === 0) return { admit: async () => ({ admitted: true }), giveBack: async () => {} };
  const memory = new RateLimiterMemory({ points, duration });
  return {
    async admit(key) {
      try {
        await memory.consume(key);
        return { admitted: true };
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        // The library counts what it refuses, too.
        await memory.reward(key);
        return { admitted: false, retryAfter: Math.ceil(reason.msBeforeNext / 1000) };
      }
    },
    async giveBack(key) {
      await memory.reward(key);
    },
  };
}
