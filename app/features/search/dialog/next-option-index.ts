/**
 * Which option an arrow key leads to, from the last one to the first and back.
 *
 * @param active the one that is chosen now; none yet when undefined
 * @returns its place, or undefined when the key is another one, such as Home, which stays the field's
 */
export function getNextOptionIndex(
  key: string,
  active: number | undefined,
  count: number,
): number | undefined {
  if (count === 0) return;
  if (key === 'ArrowDown') return active === undefined ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return ((active ?? 0) - 1 + count) % count;
}
