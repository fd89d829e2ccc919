import { type Limiters, memoryLimiters } from './limiters.server.ts';
import { getSiteNetwork } from './site-network.server.ts';
import { count } from './submission-limit.server.ts';

const hourSeconds = 60 * 60;

/** The part of what one address may send that is acknowledged: 50 by default, more than the applicants of one computer room. */
const acknowledgedPart = 1 / 4;

/**
 * Limits the acknowledgements that the visitors of one network cause within an hour: an IPv4 address, or an IPv6 network of
 * /48. It keeps one visitor from making us write to hundreds of strangers.
 *
 * @param perAddressPerHour how much one address may send; 0 = no limit, for acknowledgements neither
 */
export function createAcknowledgementLimit(
  perAddressPerHour: number,
  { create, keyOf }: Pick<Limiters, 'create' | 'keyOf'> = memoryLimiters,
) {
  const points = Math.ceil(perAddressPerHour * acknowledgedPart) || Number.MAX_SAFE_INTEGER;
  const limiter = create('acknowledgement', points, hourSeconds);
  return {
    /** Counts an acknowledgement for a visitor. If it isn't admitted, none is sent. */
    admit: (visitor: string) => count(limiter, keyOf(getSiteNetwork(visitor) ?? visitor)),
  };
}
