import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * The server's log: one JSON line an event, to standard output. It holds no personal data: no form values,
 * no addresses of visitors, no query strings.
 *
 * @param level one of pino's levels, or `silent`
 */
export function openLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
