/** What an open page says without a network. The words of a kept page: kept-page.ts, beside. */
export const offline = {
  open: 'You are offline. Pages that you opened before can still be read, and what you write in a form is kept on this device.',
  /** On a kept page, once the network is back; the link to the page itself follows. */
  back: 'You are online again.',
} as const;
