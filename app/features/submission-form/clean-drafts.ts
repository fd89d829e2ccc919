import {
  attempt,
  browserStorages,
  type DraftPart,
  type DraftStorage,
  draftPrefix,
  isOld,
  readPart,
} from './kept-drafts.ts';

/**
 * The sensitive fields (`isSensitive`) that were kept in the lasting storage before they went to the session's. Their names, since
 * the definition of a form isn't there on other pages.
 */
export const fieldsKeptBefore = ['email', 'phone', 'dateOfBirth'];

/**
 * Deletes the drafts of all forms that are too old, or damaged, and what the lasting storage must no longer hold: the draft of
 * a form that is never opened again would stay for good, on a computer that others use.
 *
 * @param now milliseconds since 1970
 */
export function cleanDrafts({ lasting, session } = browserStorages, now = Date.now): void {
  for (const storage of [lasting, session]) {
    for (const key of draftKeys(storage)) {
      const part = readPart(storage, key);
      if (!part || isOld(part, now())) attempt(() => storage().removeItem(key));
      else if (storage === lasting) stripPart(storage, key, part);
    }
  }
}

function draftKeys(storage: () => DraftStorage): string[] {
  const keys = attempt(() => {
    const items = storage();
    return Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
  });
  return (keys ?? []).filter((key) => key.startsWith(draftPrefix));
}

function stripPart(storage: () => DraftStorage, key: string, part: DraftPart) {
  const answers = Object.entries(part.answers);
  const allowed = answers.filter(([name]) => !fieldsKeptBefore.includes(name));
  if (allowed.length === answers.length) return;
  const stripped = { ...part, answers: Object.fromEntries(allowed) };
  attempt(() => storage().setItem(key, JSON.stringify(stripped)));
}
