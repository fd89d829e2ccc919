import { describeBrowserError, errorsPath } from '#common/browser-error.ts';

/** How many errors one page reports. */
const maxPerPage = 3;

const sent = new Set<string>();

/**
 * Reports an error of our scripts to our server (server/http/browser-errors.ts): its name and message, the file and line, and the
 * page's path. An error of another's script, such as a browser extension, isn't reported, and neither is a failed request, which
 * is no fault of the code. What can't be sent is lost.
 */
export function reportBrowserError(error: unknown): void {
  const report = describeBrowserError(error, location);
  if (!report) return;
  const body = JSON.stringify(report);
  if (sent.has(body) || sent.size >= maxPerPage) return;
  sent.add(body);
  navigator.sendBeacon(errorsPath, new Blob([body], { type: 'application/json' }));
}
