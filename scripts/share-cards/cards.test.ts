import { expect, test } from 'vitest';
import { publicPaths } from '#app/public-paths.ts';
import { shareCards } from './cards.ts';
import { picture, token } from './drawing.ts';

test('every public page has a card, with a scene and a text that fit', () => {
  const cards = shareCards();
  expect(publicPaths.filter((path) => !cards.has(path))).toEqual([]);
  expect(new Set(cards.values()).size).toBe(cards.size);
});

test('what is missing is named', () => {
  const box = { x: 0, y: 0, width: 600, height: 630 };
  expect(() => picture('place-nowhere' as 'place-usa', box)).toThrow('place-nowhere.svg');
  expect(() => token('nothing')).toThrow('nothing');
  expect(() => token('plate', 'nowhere')).toThrow('nowhere');
});

test('a picture fills its box and keeps its focus', () => {
  // 1200 × 900 in a square: as high as the box, and a third wider.
  const square = { x: 0, y: 0, width: 600, height: 600 };
  expect(picture('prog-bridge', square, '100% 50%')).toContain('<image x="-200" y="0" width="800"');
  expect(picture('prog-bridge', square, '0% 50%')).toContain('<image x="0" y="0" width="800"');
});

test('a region has colours of its own', () => {
  expect(token('plate', 'asia')).not.toBe(token('plate', 'europe'));
});
