/**
 * Returns the index of the tab to which a key moves the focus (WAI-ARIA Authoring Practices, "Tabs"). The arrow keys wrap
 * around.
 *
 * @param key a `KeyboardEvent.key`
 * @param index of the focused tab
 * @param count number of tabs
 * @returns undefined for a key that tabs don't handle
 */
export function getNextTabIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
