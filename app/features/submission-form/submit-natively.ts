/** How long to wait for the server's response, in milliseconds. */
const responseTimeoutMs = 10_000;

/**
 * Lets the browser itself post the form, as without scripts. The server then shows the confirmation on a page of its own.
 *
 * A page that was left open over two upgrades of the site needs this: its files are gone, so a part of its code can no longer be
 * fetched. Without a network the form stays on the page instead, since the browser would replace the page by its own message.
 *
 * @param url a URL of the site that is asked whether there is a network
 * @returns whether the browser posts the form
 */
export async function submitNatively(form: HTMLFormElement, url: string): Promise<boolean> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), responseTimeoutMs);
  try {
    // A response with any status comes from the site.
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: timeout.signal });
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
  // Unlike `requestSubmit`, this dispatches no `submit` event, which the page's scripts would handle.
  form.submit();
  return true;
}
