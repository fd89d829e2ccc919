import { setTimeout } from 'node:timers/promises';

/** How long a form waits for PostgreSQL to be back, in milliseconds: about as long as a restart takes. */
const waitMs = 2000;

/**
 * Codes of a server that doesn't run, is just starting or stopping, or closed the connection: of Node, and of PostgreSQL
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html, classes 08 and 57).
 */
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
]);

function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  if (!(error instanceof Error)) return false;
  if ('code' in error) return unreachableCodes.has(String(error.code));
  // The PostgreSQL client has no code for a connection that ended while a query ran.
  return error.message.startsWith('Connection terminated');
}

/** Waits until the server may be back. */
export const waitForServer = () => setTimeout(waitMs);

/**
 * Returns work that is tried once more when the database's server can't be reached, as while PostgreSQL restarts.
 *
 * @param work may be done twice, since a lost connection doesn't tell whether it was done
 */
export function retryWhenUnreachable<Input extends unknown[], Output>(
  work: (...input: Input) => Promise<Output>,
  wait: () => Promise<void>,
): (...input: Input) => Promise<Output> {
  return (...input) =>
    work(...input).catch(async (error: unknown) => {
      if (!isUnreachable(error)) throw error;
      await wait();
      return work(...input);
    });
}
