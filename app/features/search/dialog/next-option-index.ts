/**
 * The index of the option to which an arrow key moves. It wraps around at both ends.
 *
 * @param activeIndex undefined if no option is active
 * @returns undefined for other keys, such as Home, which keep their meaning in the field
 */
export function getNextOptionIndex(
  key: string,
  activeIndex: number | undefined,
  count: number,
): number | undefined {
  if (count === 0) return;
  if (key === 'ArrowDown') return activeIndex === undefined ? 0 : (activeIndex + 1) % count;
  if (key === 'ArrowUp') return ((activeIndex ?? 0) - 1 + count) % count;
}
