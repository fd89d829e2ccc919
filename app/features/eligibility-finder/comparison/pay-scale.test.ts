import { expect, test } from 'vitest';
import { computePayBar, computePayScale } from './pay-scale.ts';

test('the scale ends at a round number that is not below the highest amount', () => {
  expect(
    computePayScale([
      { from: 112_000, to: 168_000 },
      { from: 31_000, to: 31_000 },
    ]),
  ).toBe(200_000);
  expect(computePayScale([{ from: 224_000, to: 298_000 }])).toBe(300_000);
  expect(computePayScale([{ from: 29_000, to: 100_000 }])).toBe(100_000);
});

test('a bar reaches from the lowest to the highest amount', () => {
  expect(computePayBar({ from: 50_000, to: 150_000 }, 200_000)).toEqual({
    from: 0.25,
    to: 0.75,
    isOpen: false,
  });
});

test('an amount without an upper limit reaches to the end of the scale, which leaves room for it', () => {
  const teacher = { from: 386_000 };
  const scale = computePayScale([teacher, { from: 224_000, to: 298_000 }]);
  expect(scale).toBe(500_000);
  expect(computePayBar(teacher, scale)).toEqual({ from: 0.772, to: 1, isOpen: true });
});
