import { attempt } from '#app/browser/attempt.ts';
import { browserStorages, listDraftKeys } from '../submission-form/draft-storage.ts';
import { visitorRecord } from './record-store.ts';

/** Deletes everything that this device keeps of a visitor: the record, and the drafts of all forms in both storages. */
export function deleteRecord(): void {
  for (const getStorage of Object.values(browserStorages)) {
    for (const key of listDraftKeys(getStorage)) attempt(() => getStorage().removeItem(key));
  }
  visitorRecord.remove();
}
