import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Draft, draftOf } from './draft.ts';

/** How long after the last change the draft is saved, in milliseconds. */
const saveDelay = 400;

/**
 * Keeps a draft of the form: some time after each change, and at once when the page is left.
 *
 * @param current gives what stands in the form
 */
export function useDraft(programme: string, current: () => Draft | undefined) {
  const drafts = useMemo(() => draftOf(programme), [programme]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = useRef(current);
  useEffect(() => {
    read.current = current;
  });

  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const draft = read.current();
    if (draft) drafts.save(draft);
  }, [drafts]);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, saveDelay);
  }, [saveNow]);

  const remove = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    drafts.remove();
  }, [drafts]);

  useEffect(() => {
    const onLeave = () => {
      if (timer.current !== undefined) saveNow();
    };
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
      clearTimeout(timer.current);
    };
  }, [saveNow]);

  return { read: drafts.read, save, saveNow, remove };
}
