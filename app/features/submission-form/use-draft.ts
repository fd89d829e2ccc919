import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Form } from '#domain/submissions/form.ts';
import { createDraftStore, type Draft } from './draft.ts';
import { findDraftSubmissionId, removeSubmittedDraft } from './draft-storage.ts';

/** How long after the last change the draft is saved, in milliseconds. */
const saveDelayMs = 400;

/** Saves a draft of the form: shortly after each change, and at once when the visitor leaves the page. */
export function useDraft(form: Form, path: string) {
  const drafts = useMemo(() => createDraftStore(form, path), [form, path]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The unsaved draft. It holds the answers, since the form is removed before this hook's cleanup on a navigation. */
  const pending = useRef<Draft>(undefined);

  const discardPending = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = undefined;
  }, []);

  const saveNow = useCallback(() => {
    const draft = pending.current;
    discardPending();
    if (!draft) return false;
    return drafts.save(draft);
  }, [drafts, discardPending]);

  const save = useCallback(
    (draft: Draft) => {
      clearTimeout(timer.current);
      pending.current = draft;
      timer.current = setTimeout(saveNow, saveDelayMs);
    },
    [saveNow],
  );

  const remove = useCallback(() => {
    discardPending();
    drafts.remove();
  }, [drafts, discardPending]);

  /** Whether the browser stores the draft of another submission, as of another tab. */
  const hasOther = useCallback(
    (submissionId: string) => {
      const storedId = findDraftSubmissionId(path);
      return storedId !== undefined && storedId !== submissionId;
    },
    [path],
  );

  /**
   * Saves the answers that are about to be sent. A newer draft of another tab stays.
   *
   * @returns whether the browser stores them
   */
  const saveForSending = useCallback(
    (draft: Draft) => {
      if (pending.current || !hasOther(draft.submissionId)) save(draft);
      return saveNow();
    },
    [save, saveNow, hasOther],
  );

  /** Deletes the draft of a submission that was sent. The draft of another tab stays. */
  const removeSent = useCallback(
    (submissionId: string) => {
      discardPending();
      removeSubmittedDraft(path, submissionId);
    },
    [path, discardPending],
  );

  useEffect(() => {
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [saveNow]);

  return { read: drafts.read, save, saveForSending, remove, removeSent };
}
