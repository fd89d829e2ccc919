import { removeSubmittedDraft } from './draft-storage.ts';
import { recordReference } from './recorded-form.ts';

/**
 * Deletes the draft of the submission that this page confirms, and stores its reference in the visitor's record. A newer draft
 * has another submission id, and stays.
 */
export function removeSentDraft(): void {
  const confirmation = document.querySelector<HTMLElement>('[data-sent-draft]');
  const { sentDraft, submissionId } = confirmation?.dataset ?? {};
  if (!sentDraft) return;
  const reference = new URLSearchParams(location.search).get('reference');
  if (reference) recordReference(reference);
  removeSubmittedDraft(sentDraft, submissionId);
}
