/** What Firefox and Chromium say in their console once the server of a test was stopped. */
export const offlineMessages: readonly RegExp[] = [
  // Of each address that can't be reached, and of the offline page its status.
  /ERR_CONNECTION_REFUSED/,
  /status of 503/,
  // The offline page permits no view transition, which aborts the one that the page before it began.
  /ViewTransition opt-in disabled/,
  // Firefox asks for the icon of the offline page, which allows itself nothing and names none.
  /blocked the loading of a resource \(img-src\) at \S+\/favicon\.ico/,
];

const firefoxMessages: readonly RegExp[] = [
  // Of each file that a page was still fetching, through its service worker, when the page was left.
  /Failed to load \S+ A ServiceWorker intercepted the request and encountered an unexpected error/,
  // NS_BINDING_ABORTED: an optional typeface (`font-display`) that is late is fetched no further.
  /downloadable font: download failed .* status=2152398850 /,
];

/** The messages that match no expected pattern. */
export const findUnexpected = (messages: readonly string[], expected: readonly RegExp[] = []) =>
  messages.filter(
    (message) => ![...firefoxMessages, ...expected].some((pattern) => pattern.test(message)),
  );
