import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { type Limiters, memoryLimiters } from './limiters.server.ts';

export type Admission =
  | {
      admitted: true;
      /** Takes the submission out of the count again, as when nothing was stored for it. */
      giveBack: () => Promise<void>;
    }
  /** In seconds, until the next one is admitted. */
  | { admitted: false; retryAfter: number };

export type SubmissionLimit = {
  /**
   * Counts a submission.
   *
   * @param address the visitor's; where processes share the count, the database has only its HMAC (limiters.server.ts)
   * @param isSuspected whether it is taken for a program's (suspicion.ts)
   * @returns not admitted when it is one too many, and must not be stored
   */
  admit: (address: string, isSuspected?: boolean) => Promise<Admission>;
};

const hour = 60 * 60;
const minute = 60;

/** One of so many that all visitors may send in a minute is left to addresses that have sent nothing within the hour. */
const newcomersShare = 1 / 4;

/**
 * Limits submissions of one address, and of all visitors together: a flood must not bury the real ones, nor keep them out.
 *
 * - An address that has sent something within the hour may use three quarters of what all may send in a minute. The rest is
 *   left to those who send their first one.
 * - Suspected submissions don't use up what the others share. They share as many among themselves, since each is stored.
 * - What one limit refuses is not charged to the others.
 *
 * @param limits.perAddressPerHour and limits.perMinute (all visitors); 0 = no limit
 * @param limiters of this process alone, or what several share
 */
export function createSubmissionLimit(
  limits: { perAddressPerHour: number; perMinute: number },
  { create, keyOf }: Pick<Limiters, 'create' | 'keyOf'> = memoryLimiters,
): SubmissionLimit {
  const { perAddressPerHour, perMinute } = limits;
  // Without a limit an address is counted all the same: that tells who has sent something already.
  const ofAddress = create('address', perAddressPerHour || Number.MAX_SAFE_INTEGER, hour);
  const forKnown = perMinute - Math.floor(perMinute * newcomersShare);
  const ofSuspected = create('suspected', perMinute, minute);
  const ofKnown = create('known', forKnown, minute);
  const ofAll = create('everybody', perMinute, minute);

  function sharedLimits(isSuspected: boolean, isKnown: boolean): RateLimiterAbstract[] {
    if (perMinute === 0) return [];
    if (isSuspected) return [ofSuspected];
    return isKnown ? [ofKnown, ofAll] : [ofAll];
  }

  return {
    async admit(visitor, isSuspected = false) {
      // The address first, so that one that is over its own limit can't use up everybody's.
      const own = await count(ofAddress, keyOf(visitor));
      if (!own.admitted) return own;
      const counted = [own];
      const giveBack = async () => {
        await Promise.all(counted.map((each) => each.giveBack()));
      };
      for (const limiter of sharedLimits(isSuspected, own.total > 1)) {
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

/** Counts one of a key; `total` has it and those before it. */
async function count(limiter: RateLimiterAbstract, key: string) {
  const giveBack = async () => {
    await limiter.reward(key);
  };
  try {
    const { consumedPoints: total } = await limiter.consume(key);
    return { admitted: true, total, giveBack } as const;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    // The library counts what it refuses, too.
    await giveBack();
    return { admitted: false, retryAfter: Math.ceil(reason.msBeforeNext / 1000) } as const;
  }
}
