import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getIllustrationBackground } from './backgrounds.ts';
import { findBackgroundBySrc, resolveIllustration } from './find-illustration.ts';
import { illustrationNames } from './illustration-names.ts';
import {
  getIllustrationSize,
  getIllustrationSrc,
  isVersionedIllustration,
} from './illustrations.ts';

const folder = join(import.meta.dirname, '../../public/illustrations');

test('the list contains exactly the files', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replaceAll('\\', '/').replace('.svg', ''));
  expect([...illustrationNames].sort()).toEqual(files.sort());
});

test.each(illustrationNames)('%s has the size of its kind', (name) => {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const [, , width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  expect(getIllustrationSize(name)).toEqual({ width, height });
});

test('the URL of a picture contains the version', () => {
  expect(getIllustrationSrc('post-visa')).toMatch(
    /^\/illustrations\/post-visa\.svg\?v=[0-9a-f]{8}$/,
  );
  expect(isVersionedIllustration(getIllustrationSrc('flags/de'))).toBe(true);
  expect(isVersionedIllustration('/illustrations/flags/de.svg')).toBe(false);
  expect(isVersionedIllustration('/illustrations/flags/de.svg?v=00000000')).toBe(false);
});

test('a picture is found by its name, and its background colour by its URL', () => {
  const illustration = resolveIllustration('post-visa');
  expect(illustration).toEqual({ src: getIllustrationSrc('post-visa'), width: 900, height: 600 });
  expect(findBackgroundBySrc(illustration.src)).toBe(getIllustrationBackground('post-visa'));
});

test.each(['post-nowhere', '../icons', 'constructor', ''])('there is no picture "%s"', (name) => {
  expect(() => resolveIllustration(name)).toThrow(`is named "${name}". Use one of: `);
  expect(() => resolveIllustration(name)).toThrow(/ post-visa,/);
});

test('a picture that is not an illustration has no background colour', () => {
  expect(findBackgroundBySrc('/blog-media/wp-content/uploads/photo.jpg')).toBeUndefined();
});
