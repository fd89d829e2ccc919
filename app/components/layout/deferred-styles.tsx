import lateStyles from './deferred-styles.css?url';

/**
 * Styles of what nobody sees on a page's first view. They stand at the end of the document, where they keep nothing
 * before them from being painted, and are not inlined.
 */
export function DeferredStyles() {
  return <link rel="stylesheet" href={lateStyles} data-late="" />;
}
