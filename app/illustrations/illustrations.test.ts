import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  illustrationGround,
  illustrationSizes,
  resolveIllustration,
} from './illustrations.server.ts';

const files = readdirSync(import.meta.dirname).filter(
  (file) =>
    file.endsWith('.svg') && Object.keys(illustrationSizes).includes(file.split('-')[0] ?? ''),
);

test.each(files)('%s is found with the size that it has', (file) => {
  const svg = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  const [, , width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const illustration = resolveIllustration(file.replace('.svg', ''));
  expect(illustration).toMatchObject({ width, height });
  expect(illustrationGround(illustration?.src ?? '')).toMatch(/^#[0-9a-f]{6}$/);
});

test.each(['post-nowhere', '../icons', 'constructor', ''])('there is no picture "%s"', (name) => {
  expect(resolveIllustration(name)).toBeUndefined();
});

test('a picture from elsewhere has no ground of ours', () => {
  expect(illustrationGround('/blog-media/wp-content/uploads/photo.jpg')).toBeUndefined();
});
