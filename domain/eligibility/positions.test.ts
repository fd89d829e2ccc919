import { expect, test } from 'vitest';
import { options } from './options.ts';
import { positionsOf } from './positions.ts';

test('every placement has the positions of its own card, a programme none', () => {
  for (const option of options) {
    expect(positionsOf(option).length > 0, option.id).toBe(option.kind === 'placement');
  }
  const teacher = options.find(({ id }) => id === 'usa-teacher');
  expect(teacher && positionsOf(teacher)).toEqual(['Primary school', 'Secondary school']);
});
