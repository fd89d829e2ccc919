import { expect, test } from 'vitest';
import { computeEligibleShare } from './eligible-share.ts';

test('the share of eligible opportunities is 0 if there are none', () => {
  expect([
    computeEligibleShare(0, 0),
    computeEligibleShare(0, 4),
    computeEligibleShare(3, 4),
    computeEligibleShare(4, 4),
  ]).toEqual([0, 0, 0.75, 1]);
});
