/** In milliseconds: with the server's own work, a page is there within five seconds, whatever the content service does. */
const pageTimeoutMs = 4_000;

/** The time that a page has for all that it asks of the content service together. It begins with the call. */
export const createPageDeadline = (): AbortSignal => AbortSignal.timeout(pageTimeoutMs);
