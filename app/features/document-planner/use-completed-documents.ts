import { useSyncExternalStore } from 'react';
import { createCompletedDocuments } from './completed-documents.ts';

const completedDocuments = createCompletedDocuments(() => localStorage);
const noDocuments: ReadonlySet<string> = new Set();

function subscribe(listener: () => void) {
  addEventListener('storage', completedDocuments.reload);
  const unsubscribe = completedDocuments.subscribe(listener);
  return () => {
    removeEventListener('storage', completedDocuments.reload);
    unsubscribe();
  };
}

/** The documents that are completed in this browser. Empty on the server and while hydrating. */
export function useCompletedDocuments() {
  const completed = useSyncExternalStore(subscribe, completedDocuments.getAll, () => noDocuments);
  return {
    completed,
    setCompleted: completedDocuments.setCompleted,
    isStored: completedDocuments.isStored(),
  };
}
