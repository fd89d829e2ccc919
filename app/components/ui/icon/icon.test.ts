import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from '#content/types/icon-name.ts';

test('the icon names are exactly the symbols of the sprite', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
  const symbols = sprite.matchAll(/<symbol id="([^"]+)"/g);
  expect([...iconNames].sort()).toEqual([...symbols].map(([, id]) => id).sort());
});
