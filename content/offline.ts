/** What an open page says without a network. The words of a kept page: cached-page.ts, beside. */
export const offline = {
  open: 'You are offline. Pages that you opened before can still be read, and a form can still be filled in.',
  /** On a kept page, once the network is back; the link to the page itself follows. */
  back: 'You are online again.',
} as const;
