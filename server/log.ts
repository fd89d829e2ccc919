import { type Logger, pino } from 'pino';
import { createContext } from 'react-router';

export type Log = Logger;

/** The log, for loaders and actions. */
export const logContext = createContext<Log>();

/**
 * The server's log: one JSON line an event, to standard output. It holds no personal data: no form values,
 * no addresses of visitors, no query strings.
 *
 * @param level one of pino's levels, or `silent`
 */
export function openLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
