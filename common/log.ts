/** Writes one event: its details, which have no personal data, and a constant message (docs/operations/log.md). */
type WriteLine = (details: object, message: string) => void;

/** The log that the server hands to all parts. */
export type Log = Record<'fatal' | 'error' | 'warn' | 'info' | 'debug', WriteLine>;
