/** The bar above a value: `same` as others (thin), the `odd` one out (red), or `all` values differ (dark). */
export type Mark = 'same' | 'odd' | 'all';

/**
 * Computes the marks of a row, one per value. If there are two different values, neither is the odd one.
 *
 * @param keys of the values; equal values have equal keys
 */
export function computeMarks(keys: readonly string[]): Mark[] {
  const distinctCount = new Set(keys).size;
  if (distinctCount === 1) return keys.map(() => 'same');
  if (distinctCount === keys.length) return keys.map(() => 'all');
  return keys.map((key) => (keys.indexOf(key) === keys.lastIndexOf(key) ? 'odd' : 'same'));
}
