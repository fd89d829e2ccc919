/** The message from a page to the service worker: the page's path, and the URLs of the files that it has fetched. */
export type PageVisitMessage = { path: string; files: string[] };

/** Whether a message to the service worker has the shape of a `PageVisitMessage`. */
export const isPageVisitMessage = (message: unknown): message is PageVisitMessage =>
  typeof message === 'object' && message !== null && 'path' in message && 'files' in message;
