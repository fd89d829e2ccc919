import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from './icon-name.ts';

test('the list names every symbol of the sprite, and nothing else', () => {
  const sprite = readFileSync(
    join(import.meta.dirname, '../../components/ui/icon/icons.svg'),
    'utf8',
  );
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect([...iconNames].sort()).toEqual(symbols.sort());
});
