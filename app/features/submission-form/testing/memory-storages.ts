function createMemoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A browser's storages; `endSession` does to them what closing the browser does. */
export function createMemoryStorages() {
  const local = createMemoryStorage();
  const ofSession = createMemoryStorage();
  return {
    local,
    ofSession,
    storages: { local: () => local, session: () => ofSession },
    endSession: () => ofSession.items.clear(),
  };
}
