import { type Answers, type Form, fieldsOf } from '#submissions/form.ts';
import { readAnswers } from '#submissions/schema.ts';
import { isEmpty } from './assessment.ts';

/** What is written and not sent yet, kept in the browser. */
export type Draft = {
  /** Goes with the answers: sent again after a reload, they are still the same submission. */
  submissionId: string;
  answers: Answers;
};

export type KeptDraft = Draft & {
  /** Milliseconds since 1970. */
  savedAt: number;
};

/** How long a draft is kept after the last change, in milliseconds: 30 days. */
export const draftLifetime = 30 * 24 * 60 * 60 * 1000;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'draft:';
const keyOf = (path: string) => prefix + path;

/** A storage that fails (forbidden, full, damaged) is as good as none: the form works without. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Deletes what is kept for a form, as after it was sent. */
export function removeDraft(path: string, storage: () => DraftStorage = () => localStorage): void {
  attempt(() => storage().removeItem(keyOf(path)));
}

/** The submission id of the draft that is kept for a form, if there is one. */
export function draftId(path: string): string | undefined {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(keyOf(path)) ?? 'null'));
  return isObject(kept) && typeof kept.submissionId === 'string' ? kept.submissionId : undefined;
}

const isOld = ({ savedAt }: Record<string, unknown>, now: number) =>
  !(now - Number(savedAt) <= draftLifetime);

/**
 * Deletes the drafts of all forms that are too old, or damaged: that of a form which is never opened again would stay
 * for good, on a computer that others use.
 *
 * @param now milliseconds since 1970
 */
export function removeOldDrafts(
  storage: () => Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'> = () => localStorage,
  now = Date.now,
): void {
  attempt(() => {
    const items = storage();
    const keys = Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
    for (const key of keys.filter((each) => each.startsWith(prefix))) {
      const kept: unknown = attempt(() => JSON.parse(items.getItem(key) ?? 'null'));
      if (!isObject(kept) || isOld(kept, now())) items.removeItem(key);
    }
  });
}

/**
 * The draft of one form.
 *
 * @param path the form's address, one draft each
 * @param storage gives the storage; called each time, since the browser may refuse it with an error
 * @param now milliseconds since 1970
 */
export function draftOf(
  form: Form,
  path: string,
  storage: () => DraftStorage = () => localStorage,
  now = Date.now,
) {
  const key = keyOf(path);
  const remove = () => removeDraft(path, storage);

  return {
    remove,

    /** An empty form leaves no draft. */
    save({ submissionId, answers }: Draft): void {
      if (isEmpty(answers)) {
        remove();
        return;
      }
      const draft = JSON.stringify({ submissionId, answers, savedAt: now() });
      attempt(() => storage().setItem(key, draft));
    },

    /** @returns undefined when there is none, or it is too old */
    read(): KeptDraft | undefined {
      const kept: unknown = attempt(() => JSON.parse(storage().getItem(key) ?? 'null'));
      if (!isObject(kept) || !isObject(kept.answers) || typeof kept.submissionId !== 'string')
        return;
      if (isOld(kept, now())) {
        remove();
        return;
      }
      const { submissionId, answers, savedAt } = kept;
      return { submissionId, answers: answersOf(form, answers), savedAt: Number(savedAt) };
    },
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** As a form that holds these values would be read: fields of other versions of the form are left out. */
function answersOf(form: Form, values: Record<string, unknown>): Answers {
  const content = new FormData();
  for (const { name } of fieldsOf(form)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'string') content.set(name, value);
    if (value === true) content.set(name, 'on');
  }
  return readAnswers(form, content);
}
