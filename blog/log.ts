/** The part of the server's log (pino) that the blog writes to. */
export type Log = {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};
