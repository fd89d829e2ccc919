import { skippedViewTransition } from '../helpers/skipped-view-transition.ts';

/** Console messages of Firefox and Chromium after a test has stopped its server. */
export const offlineMessages: readonly RegExp[] = [
  // One for each URL that can't be reached, and one for the status of the offline page.
  /ERR_CONNECTION_REFUSED/,
  /status of 503/,
  // The offline page doesn't opt in to view transitions, which aborts the one that the previous page began.
  skippedViewTransition,
  // Firefox requests /favicon.ico for the offline page, whose policy allows no images.
  /blocked the loading of a resource \(img-src\) at \S+\/favicon\.ico/,
];

const firefoxMessages: readonly RegExp[] = [
  // One for each file that a page was still fetching through its service worker when the tab navigated.
  /Failed to load \S+ A ServiceWorker intercepted the request and encountered an unexpected error/,
  // NS_BINDING_ABORTED: Firefox cancels the download of an optional font (`font-display`) that is late.
  /downloadable font: download failed .* status=2152398850 /,
];

/** Returns the messages that match no expected pattern. */
export const findUnexpected = (messages: readonly string[], expected: readonly RegExp[] = []) =>
  messages.filter(
    (message) => ![...firefoxMessages, ...expected].some((pattern) => pattern.test(message)),
  );
