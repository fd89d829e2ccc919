import { expect, test } from 'vitest';
import { prerenderedPaths } from './prerendered-paths.ts';
import { shareCardOf } from './share-card.ts';

test.each([
  ['/', '/share/home.png'],
  ['/blog', '/share/blog.png'],
  ['/global-programs/study-abroad', '/share/global-programs-study-abroad.png'],
])('the card of %s is %s', (page, path) => {
  expect(shareCardOf(page)).toEqual({ path, width: 1200, height: 630 });
});

test('no two pages have one card', () => {
  const cards = new Set(prerenderedPaths.map((path) => shareCardOf(path).path));
  expect(cards.size).toBe(prerenderedPaths.length);
});
