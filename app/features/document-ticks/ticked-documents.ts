import { attempt } from '#app/browser/attempt.ts';

/** The key of the ticked documents in local storage. The number is the version of its shape. */
export const ticksKey = 'documents:1';

/** The key of the record of an earlier version of the site, which held the ticked documents among other things. */
export const oldRecordKey = 'visitor-record:1';

/** How long ticks last after their last change, in milliseconds: 180 days, because getting documents takes months. */
export const ticksLifetimeMs = 180 * 24 * 60 * 60 * 1000;

const maxDocuments = 100;

/**
 * Reads the ids of the ticked documents of this device. Damaged and expired ones count as none.
 *
 * @param now milliseconds since 1970
 */
export const readTicks = (now = Date.now()): string[] => readIds(ticksKey, now);

/** Stores the ids of the ticked documents. If the storage fails (forbidden, full), they last until the page is closed. */
export function storeTicks(documents: readonly string[], now = Date.now()): void {
  attempt(() => {
    if (documents.length === 0) localStorage.removeItem(ticksKey);
    else localStorage.setItem(ticksKey, JSON.stringify({ documents, savedAt: now }));
  });
}

/** Deletes the record of an earlier version. Its ticked documents are kept; the rest of it isn't. */
export function removeOldRecord(now = Date.now()): void {
  if (attempt(() => localStorage.getItem(oldRecordKey)) == null) return;
  const ticks = [...new Set([...readTicks(now), ...readIds(oldRecordKey, now)])];
  storeTicks(ticks, now);
  attempt(() => localStorage.removeItem(oldRecordKey));
}

function readIds(key: string, now: number): string[] {
  const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  if (typeof stored !== 'object' || stored === null) return [];
  const { documents, savedAt } = stored as Record<string, unknown>;
  // A time too far in the future counts as expired as well, or the ticks would never expire.
  if (!(Math.abs(now - Number(savedAt)) <= ticksLifetimeMs) || !Array.isArray(documents)) return [];
  const ids = documents.filter((id) => typeof id === 'string' && /^[a-z\d-]{1,60}$/.test(id));
  return [...new Set<string>(ids)].slice(0, maxDocuments);
}
