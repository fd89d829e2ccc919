/** One beat, 120 units wide: a small wave, the peak in the middle, a larger wave. It ends at the height of its start. */
const beatPath = 'h22l7-10 7 10h8l6 14 10-94 12 116 8-36h9l9-16 10 16h12';

/** The height of the drawing in units. The peak almost touches its upper edge. */
const viewBoxHeight = 140;

/**
 * Draws the line of a heart monitor.
 *
 * @param count the number of beats. Each has its peak in the middle of one of `count` columns of equal width
 * @returns the `viewBox` of an SVG, and the `d` of its path
 */
export function createHeartbeatPath(count: number): { viewBox: string; path: string } {
  return { viewBox: `0 0 ${count * 120} ${viewBoxHeight}`, path: `M0 90${beatPath.repeat(count)}` };
}
