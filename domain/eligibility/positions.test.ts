import { expect, test } from 'vitest';
import { opportunities } from './opportunities.ts';
import { getPositions } from './positions.ts';

test('every placement has the positions of its own card, a programme none', () => {
  for (const option of opportunities) {
    expect(getPositions(option).length > 0, option.id).toBe(option.kind === 'placement');
  }
  const teacher = opportunities.find(({ id }) => id === 'usa-teacher');
  expect(teacher && getPositions(teacher)).toEqual(['Primary school', 'Secondary school']);
});
