/** Key of the completed documents in local storage. */
const completedDocumentsKey = 'documents-ready';

type DocumentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Creates a store of the documents that a visitor has completed, by document id: a completed passport counts in every
 * plan. If the storage fails (access denied, full), the state lasts until the page is closed.
 *
 * @param getStorage is called for each access, because the browser may throw when it denies access
 */
export function createCompletedDocuments(getStorage: () => DocumentStorage) {
  let completed: ReadonlySet<string> | undefined;
  let isStored = true;
  const listeners = new Set<() => void>();

  function read(): ReadonlySet<string> {
    try {
      const stored: unknown = JSON.parse(getStorage().getItem(completedDocumentsKey) ?? '[]');
      return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
    } catch (error) {
      // A damaged value is overwritten by the next change.
      if (!(error instanceof SyntaxError)) isStored = false;
      return new Set();
    }
  }
  function update(next: ReadonlySet<string>) {
    completed = next;
    for (const listener of listeners) listener();
  }

  /** @returns the same set until it changes, as useSyncExternalStore requires */
  function getAll(): ReadonlySet<string> {
    completed ??= read();
    return completed;
  }

  return {
    getAll,
    /** Whether the browser stores the documents. */
    isStored: () => isStored,
    setCompleted(id: string, isCompleted: boolean) {
      const next = new Set(getAll());
      if (isCompleted) next.add(id);
      else next.delete(id);
      try {
        getStorage().setItem(completedDocumentsKey, JSON.stringify([...next]));
      } catch {
        isStored = false;
      }
      update(next);
    },
    /** Reads the storage again, after another window has changed it. */
    reload: () => update(read()),
    /** @returns unsubscribes the listener */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
