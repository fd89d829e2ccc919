/** Formats dates in US English long format, in the visitor's time zone (requirements 9). */
const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** The English texts of the service worker without a network. */
export const cachedPage = {
  /** @param cachedAt milliseconds since 1970 */
  copy: (cachedAt: number) =>
    `You are offline. This copy was saved on ${timeFormat.format(cachedAt)}.`,
  /** Follows on a page with a form of its own. A form in an iframe isn't there without a network. */
  form: 'You can still fill in the form.',
  reload: 'Reload',
  missing: {
    heading: 'You are offline',
    lead: 'This page is not saved on this device. It will open when you are connected again.',
    again: 'Try again',
    cachedPages: 'Pages that you can read now',
  },
} as const;
