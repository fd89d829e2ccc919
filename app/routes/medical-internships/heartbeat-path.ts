/** One beat in 120 units: a small wave, the peak in the middle, a larger wave. It ends as high as it began. */
const beatPath = 'h22l7-10 7 10h8l6 14 10-94 12 116 8-36h9l9-16 10 16h12';

/** The height of the drawing: the peak touches its upper edge, almost. */
const viewBoxHeight = 140;

/**
 * The line of a heart monitor.
 *
 * @param count how many beats it has; each has its peak in the middle of one of `count` columns of equal width
 * @returns an SVG's `viewBox`, and its path
 */
export function createHeartbeatPath(count: number): { viewBox: string; path: string } {
  return { viewBox: `0 0 ${count * 120} ${viewBoxHeight}`, path: `M0 90${beatPath.repeat(count)}` };
}
