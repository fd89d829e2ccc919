/** Key of the completed documents in local storage. */
export const completedDocumentsKey = 'documents-ready';

/** Whether the visitor has ever ticked a document. False if the browser denies access to the storage. */
export function hasStoredCompletedDocuments(): boolean {
  try {
    return localStorage.getItem(completedDocumentsKey) !== null;
  } catch {
    return false;
  }
}
