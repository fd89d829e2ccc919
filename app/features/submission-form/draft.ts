import { attempt } from '#app/browser/attempt.ts';
import { type Answers, type Form, getFields, isSensitive } from '#domain/submissions/form.ts';
import { readAnswers } from '#domain/submissions/read-answers.ts';
import {
  browserStorages,
  type DraftPart,
  type DraftStorage,
  getDraftKey,
  isExpired,
  readDraftPart,
  removeDraft,
} from './draft-storage.ts';
import { isEmpty } from './validation.ts';

/** The answers that aren't sent yet. The browser saves them. */
export type Draft = {
  /** It is saved with the answers, so that they are the same submission when they are sent again after a reload. */
  submissionId: string;
  answers: Answers;
};

export type StoredDraft = Draft & {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Whether the sensitive answers are missing, since the browser's session in which they were typed has ended. */
  isPartial: boolean;
};

/**
 * Creates the store of one form's draft. Sensitive answers last for the browser's session only, since people share
 * computers. The others last for `draftLifetimeMs`.
 *
 * @param path the form's path; each form has one draft
 * @param now returns milliseconds since 1970
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
  const sensitiveNames = new Set(
    getFields(form)
      .filter(isSensitive)
      .map(({ name }) => name),
  );
  const selectAnswers = (answers: Record<string, unknown>, isSensitivePart: boolean) =>
    Object.fromEntries(
      Object.entries(answers).filter(([name]) => sensitiveNames.has(name) === isSensitivePart),
    );

  return {
    remove,

    /**
     * Saves a draft. An empty form deletes it.
     *
     * @returns whether the browser stores all answers
     */
    save({ submissionId, answers }: Draft): boolean {
      if (isEmpty(answers)) {
        remove();
        return false;
      }
      const serialisePart = (isSensitivePart: boolean) =>
        JSON.stringify({
          submissionId,
          answers: selectAnswers(answers, isSensitivePart),
          savedAt: now(),
        } satisfies DraftPart);
      const store = (storage: () => DraftStorage, part: string) =>
        attempt(() => {
          storage().setItem(key, part);
          return true;
        }) ?? false;
      const results = [store(local, serialisePart(false)), store(session, serialisePart(true))];
      return !results.includes(false);
    },

    /** @returns undefined when there is no draft, or it has expired */
    read(): StoredDraft | undefined {
      const stored = readDraftPart(local, key);
      if (!stored) return;
      if (isExpired(stored, now())) {
        remove();
        return;
      }
      const { submissionId, savedAt } = stored;
      const sessionPart = readDraftPart(session, key);
      // Another tab may have saved the draft of another submission since.
      const isPartial = sessionPart?.submissionId !== submissionId;
      const answers = readStoredAnswers(form, {
        ...selectAnswers(stored.answers, false),
        ...(!isPartial && selectAnswers(sessionPart.answers, true)),
      });
      return isEmpty(answers) ? undefined : { submissionId, answers, savedAt, isPartial };
    },
  };
}

/** Reads stored values as if they came from the form. Fields that the form no longer has are left out. */
function readStoredAnswers(form: Form, values: Record<string, unknown>): Answers {
  const content = new FormData();
  for (const { name } of getFields(form)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'string') content.set(name, value);
    if (value === true) content.set(name, 'on');
  }
  return readAnswers(form, content);
}
