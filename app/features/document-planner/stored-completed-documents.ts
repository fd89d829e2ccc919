/** Where this browser keeps the documents that are ready. */
export const completedDocumentsKey = 'documents-ready';

/** Whether a visitor has ticked documents before. False where the browser refuses to say. */
export function hasStoredCompletedDocuments(): boolean {
  try {
    return localStorage.getItem(completedDocumentsKey) !== null;
  } catch {
    return false;
  }
}
