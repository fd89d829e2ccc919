import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type SubmissionLimit = {
  /**
   * Counts a submission.
   *
   * @param address the visitor's, kept in memory only
   * @returns false when it is one too many, and must not be stored
   */
  admit: (address: string) => Promise<boolean>;
};

const hour = 60 * 60;
const minute = 60;

/**
 * Limits submissions of one address, and of all visitors together: a flood must not bury the real
 * applications. Each process counts for itself.
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
    // The address first, so that one that is over its own limit can't use up everybody's.
    admit: async (address) => (await ofAddress(address)) && (await ofAll('all')),
  };
}

function limiter(points: number, duration: number): (key: string) => Promise<boolean> {
  if (points === 0) return async () => true;
  const memory = new RateLimiterMemory({ points, duration });
  return async (key) => {
    try {
      await memory.consume(key);
      return true;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false;
      throw reason;
    }
  };
}
