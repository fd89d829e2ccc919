type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

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

/**
 * The sensitive fields (`isSensitive`) that were kept in the lasting storage before they went to the session's. Their names, since
 * the definition of a form isn't there on other pages.
 */
export const fieldsKeptBefore = ['email', 'phone', 'dateOfBirth'];

const prefix = 'draft:';

/** @param path the form's address, one draft each */
export const draftKey = (path: string) => prefix + path;

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

/** Also of a time ahead, as after a clock was set back: such a draft would be kept for good. */
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
  return (keys ?? []).filter((key) => key.startsWith(prefix));
}

function stripPart(storage: () => DraftStorage, key: string, part: DraftPart) {
  const answers = Object.entries(part.answers);
  const allowed = answers.filter(([name]) => !fieldsKeptBefore.includes(name));
  if (allowed.length === answers.length) return;
  const stripped = { ...part, answers: Object.fromEntries(allowed) };
  attempt(() => storage().setItem(key, JSON.stringify(stripped)));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
