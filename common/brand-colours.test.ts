import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandColours } from './brand-colours.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tokens = 'app/styles/tokens.css';

/** `ink2` is the token `--color-ink-2`, `lineStrong` is `--color-line-strong`. */
const toToken = (name: string) =>
  `--color-${name.replace(/[A-Z]|\d/g, (character) => `-${character.toLowerCase()}`)}`;

test.each(Object.entries(brandColours))('%s is its token', (name, colour) => {
  expect(new RegExp(`${toToken(name)}: (#[0-9a-f]+);`).exec(read(tokens))?.[1]).toBe(colour);
});

test.each(['sindoor', 'sindoorDark'] as const)(
  'a change of the accent colour %s touches two files',
  (name) => {
    const colour = brandColours[name];
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const spellings = new RegExp(
      `${colour}|%23${colour.slice(1)}|${red},? ${green},? ${blue}`,
      'i',
    );
    const files = globSync(
      [
        '{app,blog,cli,common,content,domain,scripts,server}/**/*.{css,json,mjs,ts,tsx}',
        'public/**/*.svg',
      ],
      { cwd: root },
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => spellings.test(read(file))).sort()).toEqual([
      tokens,
      'common/brand-colours.ts',
    ]);
  },
);
