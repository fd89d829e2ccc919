/**
 * The SVG paths of the bridge: a deck and a railing, each a quadratic curve over the full width. The units are those of
 * a `viewBox="0 0 1400 200"`, which is stretched to the window. The control point lies 280 above the ends, so a curve
 * rises 140 in its middle. process-steps.module.css uses the same numbers.
 */
export const bridgeDrawing = {
  viewBox: '0 0 1400 200',
  deck: 'M0 180q700-280 1400 0',
  railing: 'M0 128q700-280 1400 0',
};

/**
 * Computes how high each pier is, for piers in the middle of columns of equal width.
 *
 * @param count the number of piers, at least 1
 * @returns shares of the rise in the bridge's middle, from 0 to 1. They follow the parabola 1 − t², with t from −1 to 1
 */
export function computePierHeights(count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const fromMiddle = (2 * index + 1) / count - 1;
    return 1 - fromMiddle ** 2;
  });
}
