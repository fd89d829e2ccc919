/**
 * The record's key in local storage. The number is the version of its shape: a new shape gets a new key. The deferred loader
 * (app/browser/deferred-loader.ts) repeats it, since it can't import.
 */
export const recordKey = 'visitor-record:1';

/** The event of `window` after the record was changed by this page. */
export const recordChange = 'visitor-record';

/** Whether the browser stores a record. Pages ask before they fetch the code that reads it. */
export function hasStoredRecord(): boolean {
  try {
    return localStorage.getItem(recordKey) !== null;
  } catch {
    return false;
  }
}
