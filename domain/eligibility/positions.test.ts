import { expect, test } from 'vitest';
import { countryRecords } from '#content/destinations/records.ts';
import { positions } from '#content/positions.ts';
import { opportunities } from './opportunities.ts';
import { getPositions } from './positions.ts';

test('every placement has positions, and a programme has none', () => {
  for (const opportunity of opportunities) {
    expect(getPositions(opportunity, 'en').length > 0, opportunity.id).toBe(
      opportunity.kind === 'placement',
    );
  }
  const teacher = opportunities.find(({ id }) => id === 'usa-teacher');
  expect(teacher && getPositions(teacher, 'en')).toEqual(['Primary school', 'Secondary school']);
});

test('every position is used, and no two have the same name', () => {
  const used = Object.values(countryRecords).flatMap(({ placements }) =>
    placements.flatMap((placement) => placement.positions),
  );
  expect(new Set(used)).toEqual(new Set(Object.keys(positions)));
  const names = Object.values(positions).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
