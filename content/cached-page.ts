/** Requirements 9: dates in US English long format, in the visitor's own time. */
const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** What the service worker says without a network: on a page that it has kept, and in place of one that it hasn't. */
export const cachedPage = {
  /** @param keptAt milliseconds since 1970 */
  copy: (keptAt: number) =>
    `You are offline. This copy was saved on ${timeFormat.format(keptAt)}. You can still fill in a form.`,
  reload: 'Reload',
  missing: {
    heading: 'You are offline',
    lede: 'This page is not saved on this device. It will open when you are connected again.',
    again: 'Try again',
    cachedPages: 'Pages that you can read now',
  },
} as const;
