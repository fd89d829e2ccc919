/** Limits of a connection. Times are in milliseconds. */
export type ConnectionLimits = {
  /** Time until a request's headers are complete; also the time that a new connection may stay silent. */
  head: number;
  headBytes: number;
  /** Time until the entire request is received. */
  request: number;
  /** Time without any data in either direction. */
  silence: number;
  /** Time from the request's headers until the last byte of its response is sent. */
  answer: number;
  /** Time between a response and the next request. */
  idle: number;
  /** Interval of the check for expired connections. */
  checkEvery: number;
};

/**
 * The limits of the site's server. A form of 64 kB takes 32 s on a line of 16 kbit/s, a brochure 90 s; a slower client is an
 * attacker or gone. nginx in front buffers slow clients itself (deploy/nginx.conf).
 */
export const connectionLimits: ConnectionLimits = {
  head: 15_000,
  headBytes: 16 * 1024,
  request: 60_000,
  silence: 60_000,
  answer: 5 * 60_000,
  idle: 5_000,
  checkEvery: 2_000,
};
