import {
  applicationFields,
  type RawApplication,
  readApplicationForm,
} from '#submissions/schema.ts';
import { isEmpty } from './assessment.ts';

/** An application that isn't sent yet, kept in the browser. */
export type Draft = {
  /** Goes with the answers: sent again after a reload, they are still the same application. */
  submissionId: string;
  values: RawApplication;
};

/** How long a draft is kept after the last change, in milliseconds: 30 days. */
export const draftLifetime = 30 * 24 * 60 * 60 * 1000;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The draft of one programme's application. A storage that fails (forbidden, full, damaged) is as good as
 * none: the form works without.
 *
 * @param programme its slug
 * @param storage gives the storage; called each time, since the browser may refuse it with an error
 * @param now milliseconds since 1970
 */
export function draftOf(
  programme: string,
  storage: () => DraftStorage = () => localStorage,
  now = Date.now,
) {
  const key = `application-draft:${programme}`;

  function attempt<Result>(work: (storage: DraftStorage) => Result): Result | undefined {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  }

  function remove(): void {
    attempt((opened) => opened.removeItem(key));
  }

  return {
    remove,

    /** An empty form leaves no draft. */
    save({ submissionId, values }: Draft): void {
      if (isEmpty(values)) {
        remove();
        return;
      }
      const draft = JSON.stringify({ submissionId, values, savedAt: now() });
      attempt((opened) => opened.setItem(key, draft));
    },

    /** @returns undefined when there is none, or it is too old */
    read(): Draft | undefined {
      const kept: unknown = attempt((opened) => JSON.parse(opened.getItem(key) ?? 'null'));
      if (!isObject(kept) || !isObject(kept.values) || typeof kept.submissionId !== 'string')
        return;
      const age = now() - Number(kept.savedAt);
      if (!(age <= draftLifetime)) {
        remove();
        return;
      }
      return { submissionId: kept.submissionId, values: readValues(kept.values) };
    },
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** As a form that holds these values would be read: fields of other versions of the form are left out. */
function readValues(values: Record<string, unknown>): RawApplication {
  const form = new FormData();
  for (const field of applicationFields) {
    const value = values[field];
    if (typeof value === 'string') form.set(field, value);
    if (value === true) form.set(field, 'on');
  }
  return readApplicationForm(form);
}
