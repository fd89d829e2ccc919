import { attempt } from '#app/browser/attempt.ts';
import { browserStorages, draftKeyPrefix } from '../submission-form/draft-storage.ts';
import { visitorRecord } from './record-store.ts';

/** Deletes everything that this device keeps of a visitor: the record, and the drafts of all forms in both storages. */
export function deleteRecord(): void {
  for (const getStorage of Object.values(browserStorages)) {
    attempt(() => {
      const storage = getStorage();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const key of keys) if (key.startsWith(draftKeyPrefix)) storage.removeItem(key);
    });
  }
  visitorRecord.remove();
}
