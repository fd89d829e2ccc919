import { siteName } from './site.ts';

/** Requirements 9: dates in US English long format, in the visitor's own time. */
const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** What is said without a network: by the browser of an open page, and by the service worker of a kept one. */
export const offline = {
  /** On a page that was open before. */
  open: 'You are offline. Pages that you opened before can still be read, and what you write in a form is kept on this device.',
  /**
   * On a kept page.
   *
   * @param keptAt milliseconds since 1970
   */
  copy: (keptAt: number) =>
    `You are offline. This is the copy of this page that was kept on ${timeFormat.format(keptAt)}. What you write in a form stays on this device until you can send it.`,
  /** On a kept page, once the network is back; the name of a link follows. */
  back: 'You are online again.',
  reload: 'Load the page anew',
  /** In place of a page of which there is no copy. */
  page: {
    title: `You are offline | ${siteName}`,
    heading: 'You are offline',
    lede: 'This page was not kept on this device. It will open when you are connected again.',
    again: 'Try again',
    kept: 'Pages that you can read now',
  },
} as const;
