/** Where this browser keeps the documents that are ready. */
export const readyDocumentsKey = 'documents-ready';

/** Whether a visitor has ticked documents before. False where the browser refuses to say. */
export function keepsTicks(): boolean {
  try {
    return localStorage.getItem(readyDocumentsKey) !== null;
  } catch {
    return false;
  }
}
