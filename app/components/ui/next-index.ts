/**
 * Returns the index of the tab or summary to which a key moves the focus (ARIA Authoring Practices, "Tabs" and "Accordion";
 * requirements 4). The arrow keys wrap around.
 *
 * @param key a `KeyboardEvent.key`
 * @param index of the focused element
 * @param list the number of elements, and whether they are in a row or below each other
 * @returns undefined for a key that doesn't move the focus
 */
export function getNextIndex(
  key: string,
  index: number,
  { count, orientation }: { count: number; orientation: 'horizontal' | 'vertical' },
): number | undefined {
  const isHorizontal = orientation === 'horizontal';
  if (key === (isHorizontal ? 'ArrowRight' : 'ArrowDown')) return (index + 1) % count;
  if (key === (isHorizontal ? 'ArrowLeft' : 'ArrowUp')) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
