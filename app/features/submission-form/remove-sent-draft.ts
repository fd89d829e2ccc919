import { findDraftSubmissionId, removeDraft } from './draft-storage.ts';

/**
 * Deletes the draft of the submission that this page confirms, and keeps its reference in the visitor's record. A newer draft
 * has another submission id, and stays.
 */
export function removeSentDraft(): void {
  const confirmation = document.querySelector<HTMLElement>('[data-sent-draft]');
  const { sentDraft, submissionId } = confirmation?.dataset ?? {};
  if (!sentDraft) return;
  const reference = new URLSearchParams(location.search).get('reference') ?? undefined;
  import('../visitor-record/record-store.ts').then(
    ({ visitorRecord }) => visitorRecord.update({ reference }),
    // Without the record, the page itself has the reference.
    () => {},
  );
  if (findDraftSubmissionId(sentDraft) === submissionId) removeDraft(sentDraft);
}
