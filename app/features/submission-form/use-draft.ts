import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Form } from '#domain/submissions/form.ts';
import { createDraftStore, type Draft } from './draft.ts';

/** How long after the last change the draft is saved, in milliseconds. */
const saveDelayMs = 400;

/** Keeps a draft of the form: some time after each change, and at once when the page is left. */
export function useDraft(form: Form, path: string) {
  const drafts = useMemo(() => createDraftStore(form, path), [form, path]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Kept as it was typed: when the page is left for another one, the form is gone before this is. */
  const pending = useRef<Draft>(undefined);

  const discardPending = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = undefined;
  }, []);

  const saveNow = useCallback(() => {
    const draft = pending.current;
    discardPending();
    if (draft) drafts.save(draft);
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

  useEffect(() => {
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [saveNow]);

  return { read: drafts.read, save, saveNow, remove };
}
