import { expect, test } from 'vitest';
import { bridgeDrawing, computePierHeights } from './bridge-geometry.ts';

/**
 * Computes y on a curve "M0 Yq CX CY W 0". CX is in the middle, so the parameter of the curve at x is x / W.
 *
 * @param share x as a share of the curve's width, from 0 to 1
 */
function getHeightAt(path: string, share: number) {
  const [, start = 0, , control = 0] = (path.match(/-?\d+/g) ?? []).map(Number);
  return start + 2 * share * (1 - share) * control;
}

test.each([1, 2, 7, 12])('every one of %i piers ends at the deck', (count) => {
  const top = getHeightAt(bridgeDrawing.deck, 0.5);
  const foot = getHeightAt(bridgeDrawing.deck, 0);
  for (const [index, height] of computePierHeights(count).entries()) {
    const deck = getHeightAt(bridgeDrawing.deck, (index + 0.5) / count);
    expect(foot - height * (foot - top)).toBeCloseTo(deck, 6);
  }
});

test('seven piers rise to the fourth and fall the same way', () => {
  const heights = computePierHeights(7);
  expect(heights).toHaveLength(7);
  expect(heights[3]).toBe(1);
  expect(heights[0]).toBeCloseTo(0.265, 3);
  expect(heights.toReversed().map((height) => height.toFixed(9))).toEqual(
    heights.map((height) => height.toFixed(9)),
  );
});
