/** Requirements 9: dates in US English long format, in the visitor's own time. */
const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** What the service worker says without a network: on a page that it has kept, and in place of one that it hasn't. */
export const keptPage = {
  /** @param keptAt milliseconds since 1970 */
  copy: (keptAt: number) =>
    `You are offline. This is the copy of ${timeFormat.format(keptAt)}. A form can still be filled in.`,
  reload: 'Load anew',
  missing: {
    heading: 'You are offline',
    lede: 'This page was not kept on this device. It will open when you are connected again.',
    again: 'Try again',
    kept: 'Pages that you can read now',
  },
} as const;
