/** The texts of an open page without a network. Those of a cached page are in cached-page.ts. */
export const offline = {
  open: 'You are offline. Pages that you opened before can still be read, and a form can still be filled in.',
  /** Shown on a cached page once the network is back. A link to the current version follows. */
  back: 'You are online again.',
} as const;
