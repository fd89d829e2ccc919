/** What a page tells the service worker: which page is open, and the files that it has fetched so far. */
export type Visit = { path: string; files: string[] };

export const isVisit = (message: unknown): message is Visit =>
  typeof message === 'object' && message !== null && 'path' in message && 'files' in message;
