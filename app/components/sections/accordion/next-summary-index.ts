/**
 * Returns the index of the summary to which a key moves the focus (ARIA Authoring Practices, "Accordion"; requirements 4). The
 * arrow keys wrap around.
 *
 * @param key a `KeyboardEvent.key`
 * @param current index of the focused summary
 * @param count number of summaries
 * @returns undefined for a key that the accordion doesn't handle
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
