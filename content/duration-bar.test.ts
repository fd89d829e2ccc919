import { describe, expect, test } from 'vitest';
import { createDurationBar, getRulerMonths } from './duration-bar.ts';
import type { Duration } from './types/duration.ts';

const internship = { from: 6, to: 12, unit: 'months' } satisfies Duration;
const ausbildung = { from: 2, to: 3.5, unit: 'years' } satisfies Duration;
const traineeship = { choices: [6, 9, 12, 18], unit: 'months' } satisfies Duration;
const pathway = { from: 6, fromUnit: 'months', to: 2, unit: 'years' } satisfies Duration;
const placementInWeeks = { from: 2, to: 12, unit: 'weeks' } satisfies Duration;
const fixed = { choices: [1], unit: 'years' } satisfies Duration;

describe('the bar of a duration', () => {
  test('extends from the shortest to the longest stay, in months', () => {
    expect(createDurationBar(internship)).toEqual({ shortest: 6, longest: 12, choices: [] });
    expect(createDurationBar(ausbildung)).toEqual({ shortest: 24, longest: 42, choices: [] });
    expect(createDurationBar(pathway)).toEqual({ shortest: 6, longest: 24, choices: [] });
    expect(createDurationBar(placementInWeeks).longest).toBeCloseTo(2.76);
  });

  test('has a tick at every length that can be chosen', () => {
    expect(createDurationBar(traineeship)).toEqual({
      shortest: 6,
      longest: 18,
      choices: [6, 9, 12, 18],
    });
  });

  test('is filled and has no tick when there is only one length', () => {
    expect(createDurationBar(fixed)).toEqual({ shortest: 12, longest: 12, choices: [] });
  });
});

test('the ruler is as long as the longest stay of all', () => {
  expect(getRulerMonths([internship, ausbildung, traineeship])).toBe(42);
  expect(getRulerMonths([traineeship])).toBe(18);
});
