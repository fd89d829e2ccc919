import { expect, test } from 'vitest';
import type { StaticEvent } from '#app/content/vocabulary/nouns.ts';
import { publicPaths } from '#app/public-paths.ts';
import { eventPictures, shareCards } from './cards.ts';
import { picture, token } from './drawing.ts';

test('every public page has a card, with a scene and a text that fit', () => {
  const cards = shareCards();
  expect(publicPaths.filter((path) => !cards.has(path))).toEqual([]);
  expect(new Set(cards.values()).size).toBe(cards.size);
});

test('the card of /events shows the events, but no sample', () => {
  const fair = {
    slug: 'fair',
    title: 'Fair',
    date: '2026-12-31',
    location: 'Green Road, Dhaka',
    text: 'A fair.',
    picture: { file: 'event-fair', description: 'A stall' },
  } as const;
  const seminar = {
    ...fair,
    sample: true,
    picture: { ...fair.picture, file: 'event-seminar' },
  } as const;
  const filesOf = (...all: StaticEvent[]) => eventPictures(all).map(({ file }) => file);
  expect(filesOf(seminar, fair)).toEqual(['event-fair']);
  expect(filesOf(seminar)).not.toContain('event-seminar');
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
