/**
 * The part of the service worker's global scope that is used here (Service Workers, section 4). The project uses
 * TypeScript's types for pages, and those for workers conflict with them.
 */
export type WorkerScope = {
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
};

type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The response to the request that the browser sent while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { data: unknown };
  fetch: FetchEvent;
};
