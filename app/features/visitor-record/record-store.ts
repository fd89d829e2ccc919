import { recordChange, recordKey } from './record-key.ts';
import {
  emptyRecord,
  isEmptyRecord,
  parseRecord,
  stringifyRecord,
  type VisitorRecord,
} from './visitor-record.ts';

/**
 * Creates the store of the visitor's record. If the storage fails (forbidden, full), the record lasts until the page is
 * closed.
 *
 * @param options.getStorage is called for each access, because a browser may throw when it denies access
 * @param options.now returns milliseconds since 1970
 * @param options.onChange is called after each change
 */
export function createRecordStore({
  getStorage,
  now,
  onChange,
}: {
  getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now: () => number;
  onChange: () => void;
}) {
  let text: string | null = null;
  let record = emptyRecord;
  let isStored = true;

  /** Returns the record: the same object until it changes, as useSyncExternalStore requires. */
  function read(): VisitorRecord {
    if (!isStored) return record;
    try {
      const stored = getStorage().getItem(recordKey);
      if (stored !== text) {
        text = stored;
        record = parseRecord(stored, now());
      }
    } catch {
      isStored = false;
    }
    return record;
  }

  /** Changes parts of the record. A record that has become empty is removed. */
  function update(change: Partial<VisitorRecord>): void {
    record = { ...read(), ...change };
    text = isEmptyRecord(record) ? null : stringifyRecord(record, now());
    try {
      if (text === null) getStorage().removeItem(recordKey);
      else getStorage().setItem(recordKey, text);
    } catch {
      isStored = false;
    }
    onChange();
  }

  return {
    read,
    update,
    /** Whether the browser stores the record. */
    isStored: () => isStored,
    setDocument(id: string, isReady: boolean) {
      const others = read().documents.filter((each) => each !== id);
      update({ documents: isReady ? [...others, id] : others });
    },
    remove: () =>
      update({ ...emptyRecord, plan: undefined, form: undefined, reference: undefined }),
  };
}

/** The record of this device, in the browser's local storage. */
export const visitorRecord = createRecordStore({
  getStorage: () => localStorage,
  now: Date.now,
  onChange: () => dispatchEvent(new Event(recordChange)),
});

/** `pageshow` is needed because the back/forward cache may restore a page with an earlier record. */
const changeEvents = [recordChange, 'storage', 'pageshow'];

/**
 * Calls the listener after each change of the record, by this page or by another one.
 *
 * @returns a function that stops listening
 */
export function subscribeToRecord(listener: () => void): () => void {
  for (const type of changeEvents) addEventListener(type, listener);
  return () => {
    for (const type of changeEvents) removeEventListener(type, listener);
  };
}
