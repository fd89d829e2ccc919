/** With the server's own work, a page responds within five seconds, however slow the content service is. */
const pageTimeoutMs = 4_000;

/** Creates the signal that ends all of a page's calls of the content service. Its time starts with this call. */
export const createPageDeadline = (): AbortSignal => AbortSignal.timeout(pageTimeoutMs);
