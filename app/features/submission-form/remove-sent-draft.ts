import { findDraftSubmissionId, removeDraft } from './draft-storage.ts';

/** Deletes the draft of what has been sent, on the page that says so; one that was begun since then stays. */
export function removeSentDraft(): void {
  const sent = document.querySelector<HTMLElement>('[data-sent-draft]');
  const { sentDraft, submissionId } = sent?.dataset ?? {};
  if (sentDraft && findDraftSubmissionId(sentDraft) === submissionId) removeDraft(sentDraft);
}
