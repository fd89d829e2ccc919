import { attempt } from '#app/browser/attempt.ts';

/**
 * The record's key in local storage. The number is the version of its shape: a new shape gets a new key. The deferred loader
 * (app/browser/deferred-loader.ts) repeats it, since it can't import.
 */
export const recordKey = 'visitor-record:1';

/** The event that `window` dispatches after this page has changed the record. */
export const recordChange = 'visitor-record';

/** Whether the browser stores a record. Pages check it before they import the code that reads the record. */
export const hasStoredRecord = (): boolean =>
  typeof attempt(() => localStorage.getItem(recordKey)) === 'string';
