import { expect, test } from 'vitest';
import { finderTexts } from './finder-texts.server.ts';
import { formatChange } from './format-change.ts';

test('a change is described by its new values', () => {
  expect(formatChange({ length: '12-months' }, finderTexts.en)).toBe('Stay up to 12 months');
  expect(formatChange({ where: 'usa', english: 'fluent' }, finderTexts.en)).toBe(
    'Go to the USA and with fluent English',
  );
  expect(formatChange({ studies: 'graduate-new' }, finderTexts.en)).toBe(
    'As a graduate of the last 12 months',
  );
});
