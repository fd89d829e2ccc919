/** What a bar over a value says: as the others' (thin), the odd one out (red), or different from each (dark). */
export type Mark = 'same' | 'odd' | 'all';

/**
 * The marks of a row, a value each. Of two that differ neither is the odd one.
 *
 * @param keys equal where the values are
 */
export function computeMarks(keys: readonly string[]): Mark[] {
  const kinds = new Set(keys).size;
  if (kinds === 1) return keys.map(() => 'same');
  if (kinds === keys.length) return keys.map(() => 'all');
  return keys.map((key) => (keys.indexOf(key) === keys.lastIndexOf(key) ? 'odd' : 'same'));
}
