import process from 'node:process';
import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * The server's log: one JSON line an event, to standard output. A line that can't be written is lost (server/main.ts),
 * since the site must go on. It holds no personal data: no form values,
 * no addresses of visitors, no query strings.
 *
 * @param level one of pino's levels, or `silent`
 */
export function createLog(level: string): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    // pino's own destination tries a full disk again and again, and holds the whole site meanwhile.
    { write: (line) => void process.stdout.write(line) },
  );
}
