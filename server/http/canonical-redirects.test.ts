import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-redirects.ts';

test.each(['/', '/about', '/blog?category=3', '/blog?Category=A', '/blog/%E0%A6%93'])(
  '%s stays',
  (url) => {
    expect(canonicalPath(url)).toBeUndefined();
  },
);

test('a moved page needs one redirect, in any spelling and with its query', () => {
  const moved = new Map([['/old', '/new']]);
  expect(canonicalPath('/Old/?a=B', moved)).toBe('/new?a=B');
  expect(canonicalPath('/new', moved)).toBeUndefined();
});

test.each([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/Destinations/Germany/?From=Menu', '/destinations/germany?From=Menu'],
  ['/Blog/%E0%A6%93/', '/blog/%E0%A6%93'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
])('%s becomes %s', (url, canonical) => {
  expect(canonicalPath(url)).toBe(canonical);
});
