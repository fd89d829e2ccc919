import { attempt } from '#app/browser/attempt.ts';
import {
  browserStorages,
  type DraftPart,
  type DraftStorage,
  isExpired,
  listDraftKeys,
  readDraftPart,
} from './draft-storage.ts';

/**
 * The names of the sensitive fields (`isSensitive`), which belong in sessionStorage. Drafts of an earlier version have them in
 * localStorage. The names are listed here, since other pages don't load the definitions of the forms.
 */
export const sensitiveFieldNames = ['email', 'phone', 'dateOfBirth'];

/**
 * Deletes the expired and damaged drafts of all forms, and sensitive answers in localStorage. Otherwise the draft of a form
 * that is never opened again would stay forever, perhaps on a shared computer.
 *
 * @param now returns milliseconds since 1970
 */
export function cleanDrafts({ local, session } = browserStorages, now = Date.now): void {
  for (const storage of [local, session]) {
    for (const key of listDraftKeys(storage)) {
      const part = readDraftPart(storage, key);
      if (!part || isExpired(part, now())) attempt(() => storage().removeItem(key));
      else if (storage === local) removeSensitiveAnswers(storage, key, part);
    }
  }
}

function removeSensitiveAnswers(storage: () => DraftStorage, key: string, part: DraftPart) {
  const answers = Object.entries(part.answers);
  const allowed = answers.filter(([name]) => !sensitiveFieldNames.includes(name));
  if (allowed.length === answers.length) return;
  const stripped = { ...part, answers: Object.fromEntries(allowed) };
  attempt(() => storage().setItem(key, JSON.stringify(stripped)));
}
