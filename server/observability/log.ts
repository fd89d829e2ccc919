import process from 'node:process';
import { type Logger, pino } from 'pino';

/**
 * Creates the server's log: one JSON line per event, to standard output. A line that can't be written is lost (server/main.ts),
 * since the site must keep running. The log has no personal data: no form values, no addresses of visitors, no query strings.
 *
 * @param level one of pino's levels, or `silent`
 */
export function createLog(level: string): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    // pino's own destination retries writes to a full disk, and blocks the site meanwhile.
    { write: (line) => void process.stdout.write(line) },
  );
}
