export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Where the parts of a draft are kept. Called each time, since the browser may refuse a storage with an error. */
export type DraftStorages = {
  /** Outlives the browser's session. */
  local: () => DraftStorage;
  /** Ends with the tab, or with the browser's session. */
  session: () => DraftStorage;
};

export const browserStorages: DraftStorages = {
  local: () => localStorage,
  session: () => sessionStorage,
};

/** How long a draft is kept after the last change, in milliseconds: seven days. */
export const draftLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** What the keys of drafts begin with, in each storage. */
export const draftKeyPrefix = 'draft:';

/** @param path the form's address, one draft each */
export const getDraftKey = (path: string) => draftKeyPrefix + path;

/** One storage's part of a draft. */
export type DraftPart = {
  submissionId: string;
  answers: Record<string, unknown>;
  /** Milliseconds since 1970. */
  savedAt: number;
};

/** A storage that fails (forbidden, full, damaged) is as good as none: the form works without. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** @returns undefined when there is none, or it is damaged */
export function readDraftPart(storage: () => DraftStorage, key: string): DraftPart | undefined {
  const stored: unknown = attempt(() => JSON.parse(storage().getItem(key) ?? 'null'));
  if (!isObject(stored)) return;
  const { submissionId, answers, savedAt } = stored;
  if (typeof submissionId !== 'string' || !isObject(answers)) return;
  return { submissionId, answers, savedAt: Number(savedAt) };
}

/** A time further ahead than that counts as old, too: after the clock was set back, such a draft would never expire. */
export const isExpired = ({ savedAt }: DraftPart, now: number) =>
  !(Math.abs(now - savedAt) <= draftLifetimeMs);

/** Deletes what is kept for a form, as after it was sent. */
export function removeDraft(path: string, { local, session } = browserStorages): void {
  for (const storage of [local, session]) attempt(() => storage().removeItem(getDraftKey(path)));
}

/** The submission id of the draft that is kept for a form, if there is one. */
export function findDraftSubmissionId(
  path: string,
  { local } = browserStorages,
): string | undefined {
  return readDraftPart(local, getDraftKey(path))?.submissionId;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
