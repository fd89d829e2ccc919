import { expect, test } from 'vitest';
import { balancedLines, fittedLines } from './lines.ts';

/** Every letter is as wide as the type is large. */
const measure = (text: string) => text.length;
const face = { measure, capHeight: 0.5 };

test('a text that fits on one line stays on it', () => {
  expect(balancedLines('Contact us', 10, measure)).toEqual(['Contact us']);
});

test('lines are few first, and alike then', () => {
  // Filled from the top, the second line would be "go" alone.
  expect(balancedLines('one two three go', 13, measure)).toEqual(['one two', 'three go']);
  // Nor is it alone where another word is as wide as all lines are allowed to be.
  expect(balancedLines('motivation sounds like you', 12, measure)).toEqual([
    'motivation',
    'sounds',
    'like you',
  ]);
  expect(balancedLines('Your Gateway to Global Opportunities', 16, measure)).toEqual([
    'Your Gateway',
    'to Global',
    'Opportunities',
  ]);
});

test('a word is not broken', () => {
  expect(balancedLines('An Internship', 9, measure)).toBeUndefined();
});

test('type is as large as its room allows, in width and in lines', () => {
  const room = { width: 200, height: 90, maxLines: 2, largest: 60, smallest: 10, leading: 1 };
  const set = (text: string, limits = {}) => fittedLines(text, { ...room, ...limits }, face);
  expect(set('Malta')).toEqual({ size: 40, lines: ['Malta'] });
  expect(set('New Zealand')).toEqual({ size: 28, lines: ['New', 'Zealand'] });
  expect(set('New Zealand', { maxLines: 1 })).toEqual({ size: 18, lines: ['New Zealand'] });
  // One and a half sizes high: the second line's size, and the first one's capitals.
  expect(set('New Zealand', { height: 36 })).toEqual({ size: 24, lines: ['New', 'Zealand'] });
});

test('a text that can’t fit is named', () => {
  const room = { width: 200, height: 90, maxLines: 1, largest: 60, smallest: 40, leading: 1 };
  expect(() => fittedLines('Montenegro', room, face)).toThrow('"Montenegro" doesn\'t fit');
});
