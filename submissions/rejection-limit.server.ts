import { RateLimiterMemory } from 'rate-limiter-flexible';

export type RejectionLimit = {
  /** Counts a form that was refused for what is in it. */
  count: (address: string) => Promise<void>;
  /** @returns in seconds, until a form of this address is looked at again; undefined when it is now */
  wait: (address: string) => Promise<number | undefined>;
};

/**
 * Limits forms of one address that are refused: each is checked and rendered anew, which nobody may have done without
 * end. Over the limit nothing is looked at. Each process counts for itself.
 *
 * @param perMinute 0 = no limit
 */
export function createRejectionLimit(perMinute: number): RejectionLimit {
  if (perMinute === 0) return { count: async () => {}, wait: async () => undefined };
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async count(address) {
      await limiter.penalty(address);
    },
    async wait(address) {
      const counted = await limiter.get(address);
      if (!counted || counted.consumedPoints < perMinute) return;
      return Math.ceil(counted.msBeforeNext / 1000);
    },
  };
}
