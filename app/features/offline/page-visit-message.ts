/** What a page tells the service worker: which page is open, and the files that it has fetched so far. */
export type PageVisitMessage = { path: string; files: string[] };

export const isPageVisitMessage = (message: unknown): message is PageVisitMessage =>
  typeof message === 'object' && message !== null && 'path' in message && 'files' in message;
