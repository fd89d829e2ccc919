import {
  attempt,
  browserStorages,
  type DraftPart,
  type DraftStorage,
  draftKeyPrefix,
  isExpired,
  readDraftPart,
} from './draft-storage.ts';

/**
 * The sensitive fields (`isSensitive`) that were kept in the lasting storage before they went to the session's. Their names, since
 * the definition of a form isn't there on other pages.
 */
export const formerlyPersistedFields = ['email', 'phone', 'dateOfBirth'];

/**
 * Deletes the drafts of all forms that are too old, or damaged, and what the lasting storage must no longer hold: the draft of
 * a form that is never opened again would stay for good, on a computer that others use.
 *
 * @param now milliseconds since 1970
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

function listDraftKeys(storage: () => DraftStorage): string[] {
  const keys = attempt(() => {
    const items = storage();
    return Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
  });
  return (keys ?? []).filter((key) => key.startsWith(draftKeyPrefix));
}

function removeSensitiveAnswers(storage: () => DraftStorage, key: string, part: DraftPart) {
  const answers = Object.entries(part.answers);
  const allowed = answers.filter(([name]) => !formerlyPersistedFields.includes(name));
  if (allowed.length === answers.length) return;
  const stripped = { ...part, answers: Object.fromEntries(allowed) };
  attempt(() => storage().setItem(key, JSON.stringify(stripped)));
}
