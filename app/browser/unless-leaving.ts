import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';

/**
 * Returns a promise that settles like another one, except that it stays pending if that one is rejected after the visitor has
 * begun to leave the page. Firefox and Safari abort a page's requests as soon as a link is followed, and a fallback that
 * navigates would then take the visitor elsewhere.
 *
 * @param loading what is fetched for a page that the browser shows itself
 */
export function unlessLeaving<Result>(loading: Promise<Result>): Promise<Result> {
  let isLeaving = false;
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener(
    'beforeunload',
    () => {
      isLeaving = true;
    },
    { signal },
  );
  // Browsers on phones don't always dispatch `beforeunload`.
  addEventListener(
    'click',
    (event) => {
      if (isFollowedLink(event)) isLeaving = true;
    },
    { signal },
  );
  return new Promise((resolve, reject) => {
    loading
      .then(resolve, (error: unknown) => isLeaving || reject(error))
      .finally(() => listening.abort());
  });
}

/** Whether a click opens another document in this window. */
function isFollowedLink(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || event.defaultPrevented || isModifiedClick(event)) return false;
  const opensDocument = link.protocol.startsWith('http') && !link.hasAttribute('download');
  return opensDocument && !link.getAttribute('href')?.startsWith('#');
}
