import { completedDocumentsKey } from './stored-completed-documents.ts';

type DocumentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The documents that a visitor has ticked as ready, by id: a passport is ready for every plan. A storage that fails
 * (forbidden, full, damaged) is as good as none: ticks are then kept until the page is left.
 *
 * @param storage gives the storage; called each time, since the browser may refuse it with an error
 */
export function createCompletedDocuments(storage: () => DocumentStorage) {
  let ready: ReadonlySet<string> | undefined;
  let isKept = true;
  const listeners = new Set<() => void>();

  function read(): ReadonlySet<string> {
    try {
      const kept: unknown = JSON.parse(storage().getItem(completedDocumentsKey) ?? '[]');
      return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
    } catch (error) {
      // What is damaged is written over.
      if (!(error instanceof SyntaxError)) isKept = false;
      return new Set();
    }
  }
  function change(next: ReadonlySet<string>) {
    ready = next;
    for (const listener of listeners) listener();
  }

  /** The same set until it changes. */
  function all(): ReadonlySet<string> {
    ready ??= read();
    return ready;
  }

  return {
    all,
    /** Whether the browser keeps them. */
    isKept: () => isKept,
    tick(id: string, isReady: boolean) {
      const next = new Set(all());
      if (isReady) next.add(id);
      else next.delete(id);
      try {
        storage().setItem(completedDocumentsKey, JSON.stringify([...next]));
      } catch {
        isKept = false;
      }
      change(next);
    },
    /** Another window has changed them. */
    readAgain: () => change(read()),
    /** @returns ends it */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
