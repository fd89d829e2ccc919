import { useEffect } from 'react';
import { draftId, removeDraft } from './kept-drafts.ts';

/** Deletes the draft of what has been sent; one that was begun since then stays. */
export function useSentDraft(path: string, submissionId: string) {
  useEffect(() => {
    if (draftId(path) === submissionId) removeDraft(path);
  }, [path, submissionId]);
}
