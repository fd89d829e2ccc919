import { expect, test } from 'vitest';
import { opportunities } from './opportunities.ts';
import { getPositions } from './positions.ts';

test('every placement has positions, and a programme has none', () => {
  for (const opportunity of opportunities) {
    expect(getPositions(opportunity).length > 0, opportunity.id).toBe(
      opportunity.kind === 'placement',
    );
  }
  const teacher = opportunities.find(({ id }) => id === 'usa-teacher');
  expect(teacher && getPositions(teacher)).toEqual(['Primary school', 'Secondary school']);
});
