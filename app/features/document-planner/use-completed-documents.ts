import { useSyncExternalStore } from 'react';
import { createCompletedDocuments } from './completed-documents.ts';

const completedDocuments = createCompletedDocuments(() => localStorage);
const noDocuments: ReadonlySet<string> = new Set();

function subscribe(listener: () => void) {
  addEventListener('storage', completedDocuments.readAgain);
  const end = completedDocuments.listen(listener);
  return () => {
    removeEventListener('storage', completedDocuments.readAgain);
    end();
  };
}

/** The documents that are ticked in this browser; none before scripts take over. */
export function useCompletedDocuments() {
  const ready = useSyncExternalStore(subscribe, completedDocuments.all, () => noDocuments);
  return { ready, tick: completedDocuments.tick, isKept: completedDocuments.isKept() };
}
