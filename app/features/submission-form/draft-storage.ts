import { attempt } from '#app/browser/attempt.ts';
import { localisePath } from '#content/language.ts';

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The storages of a draft's parts. They are functions, since a browser may throw when a storage is accessed. */
type DraftStorages = {
  /** Persists after the browser's session. */
  local: () => DraftStorage;
  /** Is cleared at the end of the tab or of the browser's session. */
  session: () => DraftStorage;
};

export const browserStorages: DraftStorages = {
  local: () => localStorage,
  session: () => sessionStorage,
};

/** How long a draft lasts after its last change, in milliseconds: seven days. */
export const draftLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** The beginning of the drafts' keys in both storages. */
const draftKeyPrefix = 'draft:';

/** @param path the form's path in either language; each form has one draft for both */
export const getDraftKey = (path: string) => draftKeyPrefix + localisePath(path, 'en');

/** The part of a draft in one of the storages. */
export type DraftPart = {
  submissionId: string;
  answers: Record<string, unknown>;
  /** Milliseconds since 1970. */
  savedAt: number;
};

/** Returns the part of a draft in a storage; undefined when there is none or it is damaged. */
export function readDraftPart(storage: () => DraftStorage, key: string): DraftPart | undefined {
  const stored: unknown = attempt(() => JSON.parse(storage().getItem(key) ?? 'null'));
  if (!isObject(stored)) return;
  const { submissionId, answers, savedAt } = stored;
  if (typeof submissionId !== 'string' || !isObject(answers)) return;
  return { submissionId, answers, savedAt: Number(savedAt) };
}

/**
 * Whether a draft has expired. A time too far in the future counts as expired as well. Such a draft would never expire after
 * the clock was set back.
 */
export const isExpired = ({ savedAt }: DraftPart, now: number) =>
  !(Math.abs(now - savedAt) <= draftLifetimeMs);

/** Returns the keys of all drafts in a storage; none if the browser denies access to it. */
export function listDraftKeys(storage: () => DraftStorage): string[] {
  const keys = attempt(() => {
    const items = storage();
    return Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
  });
  return (keys ?? []).filter((key) => key.startsWith(draftKeyPrefix));
}

/** Deletes the draft of a form. */
export function removeDraft(path: string, { local, session } = browserStorages): void {
  for (const storage of [local, session]) attempt(() => storage().removeItem(getDraftKey(path)));
}

/** Deletes the draft of a submission that was sent. The draft of another submission, as of another tab, stays. */
export function removeSubmittedDraft(
  path: string,
  submissionId: string | undefined,
  { local, session } = browserStorages,
): void {
  const key = getDraftKey(path);
  for (const storage of [local, session]) {
    if (readDraftPart(storage, key)?.submissionId === submissionId)
      attempt(() => storage().removeItem(key));
  }
}

/** Returns the submission id of a form's draft; undefined when there is none. */
export function findDraftSubmissionId(
  path: string,
  { local } = browserStorages,
): string | undefined {
  return readDraftPart(local, getDraftKey(path))?.submissionId;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
