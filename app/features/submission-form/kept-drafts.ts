export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Where the parts of a draft are kept. Called each time, since the browser may refuse a storage with an error. */
export type DraftStorages = {
  /** Outlives the browser's session. */
  lasting: () => DraftStorage;
  /** Ends with the tab, or with the browser's session. */
  session: () => DraftStorage;
};

export const browserStorages: DraftStorages = {
  lasting: () => localStorage,
  session: () => sessionStorage,
};

/** How long a draft is kept after the last change, in milliseconds: seven days. */
export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

/** What the keys of drafts begin with, in each storage. */
export const draftPrefix = 'draft:';

/** @param path the form's address, one draft each */
export const draftKey = (path: string) => draftPrefix + path;

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
export function readPart(storage: () => DraftStorage, key: string): DraftPart | undefined {
  const kept: unknown = attempt(() => JSON.parse(storage().getItem(key) ?? 'null'));
  if (!isObject(kept)) return;
  const { submissionId, answers, savedAt } = kept;
  if (typeof submissionId !== 'string' || !isObject(answers)) return;
  return { submissionId, answers, savedAt: Number(savedAt) };
}

/** A time further ahead than that counts as old, too: after the clock was set back, such a draft would never expire. */
export const isOld = ({ savedAt }: DraftPart, now: number) =>
  !(Math.abs(now - savedAt) <= draftLifetime);

/** Deletes what is kept for a form, as after it was sent. */
export function removeDraft(path: string, { lasting, session } = browserStorages): void {
  for (const storage of [lasting, session]) attempt(() => storage().removeItem(draftKey(path)));
}

/** The submission id of the draft that is kept for a form, if there is one. */
export function draftId(path: string, { lasting } = browserStorages): string | undefined {
  return readPart(lasting, draftKey(path))?.submissionId;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
