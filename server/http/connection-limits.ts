/** What a connection may take: of time in milliseconds, of the head in bytes. */
export type ConnectionLimits = {
  /** Until the head of a request is there; also for a connection on which nothing was ever asked. */
  head: number;
  headBytes: number;
  /** Until the whole request is there. */
  request: number;
  /** How long neither side need get anything across. */
  silence: number;
  /** From the request's head until the last byte of its answer has gone. */
  answer: number;
  /** Between an answer and the next request. */
  idle: number;
  /** How often what is late is looked for. */
  checkEvery: number;
};

/**
 * A form of 64 kB takes 32 s on a line of 16 kbit/s, a brochure 90 s; who is slower than that is slow on purpose, or gone.
 * nginx in front waits for slow clients itself (deploy/nginx.conf).
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
