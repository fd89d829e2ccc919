import { expect, test } from 'vitest';
import { publicPaths } from '../paths/public-paths.ts';
import { getOgImageFile } from './og-image-file.ts';

test('an OG image is named after its page', () => {
  expect(getOgImageFile('/').path).toBe('/share/home.png');
  expect(getOgImageFile('/global-programs/study-abroad')).toEqual({
    path: '/share/global-programs-study-abroad.png',
    width: 1200,
    height: 630,
  });
});

test('no two pages share an OG image', () => {
  const paths = publicPaths;
  expect(new Set(paths.map((path) => getOgImageFile(path).path)).size).toBe(paths.length);
});
