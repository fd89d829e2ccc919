import { type Limiters, memoryLimiters } from './limiters.server.ts';
import { getSiteNetwork } from './site-network.server.ts';
import { count } from './submission-limit.server.ts';

const hourSeconds = 60 * 60;

/** More than the applicants of one computer room, and a quarter of what one address may send. */
const acknowledgementsPerNetwork = 50;

/**
 * Limits the acknowledgements that the visitors of one network cause within an hour: an IPv4 address, or an IPv6 network of
 * /48. It keeps one visitor from making us write to hundreds of strangers.
 */
export function createAcknowledgementLimit({
  create,
  keyOf,
}: Pick<Limiters, 'create' | 'keyOf'> = memoryLimiters) {
  const limiter = create('acknowledgement', acknowledgementsPerNetwork, hourSeconds);
  return {
    /** Counts an acknowledgement for a visitor. If it isn't admitted, none is sent. */
    admit: (visitor: string) => count(limiter, keyOf(getSiteNetwork(visitor) ?? visitor)),
  };
}
