import { useSyncExternalStore } from 'react';
import { readyDocumentsIn } from './ready-documents.ts';

const documents = readyDocumentsIn(() => localStorage);
const none: ReadonlySet<string> = new Set();

function listen(listener: () => void) {
  addEventListener('storage', documents.readAgain);
  const end = documents.listen(listener);
  return () => {
    removeEventListener('storage', documents.readAgain);
    end();
  };
}

/** The documents that are ticked in this browser; none before scripts take over. */
export function useReadyDocuments() {
  const ready = useSyncExternalStore(listen, documents.all, () => none);
  return { ready, tick: documents.tick, isKept: documents.isKept() };
}
