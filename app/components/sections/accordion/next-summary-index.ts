/**
 * Where the focus goes in an accordion (ARIA Authoring Practices, "Accordion"; requirements 4).
 *
 * @param key a `KeyboardEvent.key`
 * @param current index of the focused summary
 * @param count how many summaries there are
 * @returns the index to focus, from the last round to the first; undefined when the key is none of the accordion's
 */
export function getNextSummaryIndex(
  key: string,
  current: number,
  count: number,
): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
