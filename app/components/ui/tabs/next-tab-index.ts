/**
 * Which tab a key leads to (WAI-ARIA Authoring Practices, "Tabs"): arrows go round, Home and End to the ends.
 *
 * @param index of the tab that has the focus
 * @returns an index, or undefined for a key that isn't the tabs'
 */
export function getNextTabIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
