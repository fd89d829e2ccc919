import { RateLimiterMemory } from 'rate-limiter-flexible';
import { getSiteNetwork, siteNetworkFactor } from './site-network.server.ts';

type RejectionLimit = {
  /** Counts a form that was rejected for its contents. */
  count: (address: string) => Promise<void>;
  /** @returns the seconds until a form from this IP address is processed again; undefined when it is processed now */
  getRetryAfter: (address: string) => Promise<number | undefined>;
};

/**
 * Limits the rejected forms of one IP address, since validating and rendering each of them costs time. Above the
 * limit, forms aren't processed at all. An IPv6 network of /48 has four times the limit. Each process counts for itself.
 *
 * @param perMinute 0 = no limit
 */
export function createRejectionLimit(perMinute: number): RejectionLimit {
  if (perMinute === 0) return { count: async () => {}, getRetryAfter: async () => undefined };
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const siteLimiter = new RateLimiterMemory({
    points: perMinute * siteNetworkFactor,
    duration: 60,
  });
  function countersOf(address: string) {
    const site = getSiteNetwork(address);
    return [{ limiter, key: address }, ...(site ? [{ limiter: siteLimiter, key: site }] : [])];
  }
  return {
    async count(address) {
      await Promise.all(countersOf(address).map((each) => each.limiter.penalty(each.key)));
    },
    async getRetryAfter(address) {
      for (const each of countersOf(address)) {
        const counted = await each.limiter.get(each.key);
        if (counted && counted.consumedPoints >= each.limiter.points) {
          return Math.ceil(counted.msBeforeNext / 1000);
        }
      }
      return;
    },
  };
}
