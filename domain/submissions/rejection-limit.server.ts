import { RateLimiterMemory } from 'rate-limiter-flexible';

type RejectionLimit = {
  /** Counts a form that was rejected for its contents. */
  count: (address: string) => Promise<void>;
  /** @returns the seconds until a form from this IP address is processed again; undefined when it is processed now */
  getRetryAfter: (address: string) => Promise<number | undefined>;
};

/**
 * Limits the rejected forms of one IP address, since validating and rendering each of them costs time. Above the
 * limit, forms aren't processed at all. Each process counts for itself.
 *
 * @param perMinute 0 = no limit
 */
export function createRejectionLimit(perMinute: number): RejectionLimit {
  if (perMinute === 0) return { count: async () => {}, getRetryAfter: async () => undefined };
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async count(address) {
      await limiter.penalty(address);
    },
    async getRetryAfter(address) {
      const counted = await limiter.get(address);
      if (!counted || counted.consumedPoints < perMinute) return;
      return Math.ceil(counted.msBeforeNext / 1000);
    },
  };
}
