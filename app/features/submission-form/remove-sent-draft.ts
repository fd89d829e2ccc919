import { removeSubmittedDraft } from './draft-storage.ts';

/**
 * Deletes the draft of the submission that this page confirms. A newer draft
 * has another submission id, and stays.
 */
export function removeSentDraft(): void {
  const confirmation = document.querySelector<HTMLElement>('[data-sent-draft]');
  const { sentDraft, submissionId } = confirmation?.dataset ?? {};
  if (!sentDraft) return;
  removeSubmittedDraft(sentDraft, submissionId);
}
