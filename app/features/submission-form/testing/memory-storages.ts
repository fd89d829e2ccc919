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

/** Creates a browser's storages in memory. `endSession` clears sessionStorage, as closing the browser does. */
export function createMemoryStorages() {
  const local = createMemoryStorage();
  const session = createMemoryStorage();
  return {
    local,
    session,
    storages: { local: () => local, session: () => session },
    endSession: () => session.items.clear(),
  };
}
