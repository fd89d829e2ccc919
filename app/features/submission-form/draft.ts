import { type Answers, type Form, getFields, isSensitive } from '#domain/submissions/form.ts';
import { readAnswers } from '#domain/submissions/schema.ts';
import {
  attempt,
  browserStorages,
  type DraftPart,
  getDraftKey,
  isExpired,
  readDraftPart,
  removeDraft,
} from './draft-storage.ts';
import { isEmpty } from './validation.ts';

/** What is written and not sent yet, kept in the browser. */
export type Draft = {
  /** Goes with the answers: sent again after a reload, they are still the same submission. */
  submissionId: string;
  answers: Answers;
};

export type StoredDraft = Draft & {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The sensitive answers are no longer there: the browser's session in which they were typed has ended. */
  isPartial: boolean;
};

/**
 * The draft of one form. Its sensitive answers are kept for the browser's session only, since computers are shared; the others
 * for `draftLifetime`.
 *
 * @param path the form's address, one draft each
 * @param now milliseconds since 1970
 */
export function createDraftStore(
  form: Form,
  path: string,
  storages = browserStorages,
  now = Date.now,
) {
  const key = getDraftKey(path);
  const { local, session } = storages;
  const remove = () => removeDraft(path, storages);
  const sensitive = new Set(
    getFields(form)
      .filter(isSensitive)
      .map(({ name }) => name),
  );
  const partOf = (answers: Record<string, unknown>, isOfSession: boolean) =>
    Object.fromEntries(
      Object.entries(answers).filter(([name]) => sensitive.has(name) === isOfSession),
    );

  return {
    remove,

    /** An empty form leaves no draft. */
    save({ submissionId, answers }: Draft): void {
      if (isEmpty(answers)) {
        remove();
        return;
      }
      const part = (isOfSession: boolean) =>
        JSON.stringify({
          submissionId,
          answers: partOf(answers, isOfSession),
          savedAt: now(),
        } satisfies DraftPart);
      attempt(() => local().setItem(key, part(false)));
      attempt(() => session().setItem(key, part(true)));
    },

    /** @returns undefined when there is none, or it is too old */
    read(): StoredDraft | undefined {
      const stored = readDraftPart(local, key);
      if (!stored) return;
      if (isExpired(stored, now())) {
        remove();
        return;
      }
      const { submissionId, savedAt } = stored;
      const own = readDraftPart(session, key);
      // Another tab may have kept the draft of another submission since.
      const isPartial = own?.submissionId !== submissionId;
      const answers = readStoredAnswers(form, {
        ...partOf(stored.answers, false),
        ...(!isPartial && partOf(own.answers, true)),
      });
      return isEmpty(answers) ? undefined : { submissionId, answers, savedAt, isPartial };
    },
  };
}

/** As a form that holds these values would be read: fields of other versions of the form are left out. */
function readStoredAnswers(form: Form, values: Record<string, unknown>): Answers {
  const content = new FormData();
  for (const { name } of getFields(form)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'string') content.set(name, value);
    if (value === true) content.set(name, 'on');
  }
  return readAnswers(form, content);
}
