import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { type Limiters, memoryLimiters } from './limiters.server.ts';
import { getSiteNetwork, siteNetworkFactor } from './site-network.server.ts';

type Admission =
  | {
      admitted: true;
      /** Removes the submission from the count again, as when nothing was stored for it. */
      giveBack: () => Promise<void>;
    }
  /** `retryAfter` is the number of seconds until the next submission is admitted. */
  | { admitted: false; retryAfter: number };

type SubmissionLimit = {
  /**
   * Counts a submission.
   *
   * @param address the visitor's IP address; when processes share the count, the database has only its HMAC
   *   (limiters.server.ts)
   * @param isSuspected whether it is suspected spam (spam-check.ts)
   * @returns not admitted when it is over the limit, and must not be stored
   */
  admit: (address: string, isSuspected?: boolean) => Promise<Admission>;
};

const hourSeconds = 60 * 60;
const minuteSeconds = 60;

/** This share of all submissions in a minute is reserved for IP addresses that have sent nothing within the hour. */
const newcomersShare = 1 / 4;

/** So many submissions of one IPv6 network of /48 within the hour can be newcomers'. */
const newcomersPerSiteNetwork = 4;

/**
 * Limits the submissions of one IP address, and of all visitors together. A flood must neither bury the real
 * submissions nor keep them out.
 *
 * - An address that has sent something within the hour may use three quarters of the limit per minute of all visitors.
 *   The rest is reserved for first submissions.
 * - An IPv6 network of /48 has a limit of its own, four times an address's, and may use the reserve four times an hour:
 *   one subscriber may have all of its 65,536 networks of /64.
 * - Suspected submissions don't count towards the limit of the others. They share a separate limit of the same size,
 *   since each is stored.
 * - A submission that one limit rejects doesn't count towards the others.
 *
 * @param limits perAddressPerHour and perMinute (all visitors); 0 = no limit
 * @param limiters of this process alone, or shared by several
 */
export function createSubmissionLimit(
  limits: { perAddressPerHour: number; perMinute: number },
  { create, keyOf }: Pick<Limiters, 'create' | 'keyOf'> = memoryLimiters,
): SubmissionLimit {
  const { perAddressPerHour, perMinute } = limits;
  // An address is counted even without a limit, so that it is known whether it has sent something before.
  const addressLimiter = create(
    'address',
    perAddressPerHour || Number.MAX_SAFE_INTEGER,
    hourSeconds,
  );
  const siteLimiter = create(
    'site',
    perAddressPerHour * siteNetworkFactor || Number.MAX_SAFE_INTEGER,
    hourSeconds,
  );
  const pointsForKnown = perMinute - Math.floor(perMinute * newcomersShare);
  const suspectedLimiter = create('suspected', perMinute, minuteSeconds);
  const knownLimiter = create('known', pointsForKnown, minuteSeconds);
  const totalLimiter = create('everybody', perMinute, minuteSeconds);

  function sharedLimits(isSuspected: boolean, isKnown: boolean): RateLimiterAbstract[] {
    if (perMinute === 0) return [];
    if (isSuspected) return [suspectedLimiter];
    return isKnown ? [knownLimiter, totalLimiter] : [totalLimiter];
  }

  return {
    async admit(visitor, isSuspected = false) {
      // The address's own limit comes first, so that an address above it can't use up the shared limit.
      const own = await count(addressLimiter, keyOf(visitor));
      if (!own.admitted) return own;
      const counted: { giveBack: () => Promise<void> }[] = [own];
      const giveBack = async () => {
        await Promise.all(counted.map((each) => each.giveBack()));
      };
      let isKnown = own.total > 1;
      const site = getSiteNetwork(visitor);
      if (site) {
        const network = await count(siteLimiter, keyOf(site));
        if (!network.admitted) {
          await giveBack();
          return network;
        }
        counted.push(network);
        isKnown ||= network.total > newcomersPerSiteNetwork;
      }
      for (const limiter of sharedLimits(isSuspected, isKnown)) {
        const shared = await count(limiter, 'all');
        if (!shared.admitted) {
          await giveBack();
          return shared;
        }
        counted.push(shared);
      }
      return { admitted: true, giveBack };
    },
  };
}

/**
 * Counts one submission of a key.
 *
 * @returns `total` includes it and the earlier ones; `giveBack` takes it from the count again. One that isn't admitted
 *   doesn't count
 */
export async function count(limiter: RateLimiterAbstract, key: string) {
  const giveBack = async () => {
    await limiter.reward(key);
  };
  try {
    const { consumedPoints: total } = await limiter.consume(key);
    return { admitted: true, total, giveBack } as const;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    // The library also counts rejected submissions.
    await giveBack();
    return { admitted: false, retryAfter: Math.ceil(reason.msBeforeNext / 1000) } as const;
  }
}
