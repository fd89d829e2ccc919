import deferredStylesUrl from './deferred-styles.css?url';

/**
 * The stylesheet for elements that aren't visible on a page's first view, such as the menus. It isn't part of the critical CSS,
 * and its link is at the end of the document, where it doesn't delay the first paint.
 */
export function DeferredStyles() {
  return <link rel="stylesheet" href={deferredStylesUrl} data-late="" />;
}
