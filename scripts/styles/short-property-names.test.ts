import postcss from 'postcss';
import { expect, test } from 'vitest';
import { shortNamesOf, shortPropertyNames } from './short-property-names.ts';

const built = (css: string) => postcss([shortPropertyNames]).process(css, { from: 'x.css' }).css;

test('what is defined or used has letters of its own: by how often, then in the order of names', () => {
  const names = shortNamesOf('a{--wide:1px;--focus : 50%}\nb{width:var(--told,var(--wide))}');
  expect([...names]).toEqual([
    ['--wide', '--a'],
    ['--focus', '--b'],
    ['--told', '--c'],
  ]);
});

test('beyond the alphabet there are two letters', () => {
  const css = Array.from({ length: 53 }, (_, index) => `--p${index}:0;`).join('');
  expect(new Set([...shortNamesOf(`a{${css}}`).values()].map((name) => name.length))).toEqual(
    new Set([3, 4]),
  );
});

test('a breakpoint is no property', () => {
  expect(shortNamesOf('@media (--desktop){b{color:red}}').size).toBe(0);
});

test('a definition and its uses agree', () => {
  const [, short] = /(--\w+):1px/.exec(built('a{--gutter:1px}')) ?? [];
  expect(short).toBeDefined();
  expect(built('a{width:calc(var(--gutter, 2px) * -1)}')).toBe(
    `a{width:calc(var(${short}, 2px) * -1)}`,
  );
  expect(built('@media (--gutter){a{color:red}}')).toContain('(--gutter)');
});
