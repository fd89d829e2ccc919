import postcss from 'postcss';
import { expect, test } from 'vitest';
import { hoverOfPointers } from './hover-of-pointers.ts';

const built = (css: string) =>
  postcss([hoverOfPointers]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ');

test('what is hovered is so where there is a pointer', () => {
  expect(built('.a:hover b { color: red }')).toBe('@media (hover) { .a:hover b { color: red } }');
  expect(built('.a { &:hover:not([x]) { color: red } }')).toBe(
    '.a { @media (hover) { &:hover:not([x]) { color: red } } }',
  );
});

test('what looks the same without being hovered does so everywhere', () => {
  const css = built('.a:hover, .b:focus-visible { color: red }');
  const [everywhere, pointers] = css.split('@media');
  expect(everywhere).toContain('.b:focus-visible { color: red }');
  expect(everywhere).not.toContain('hover');
  expect(pointers).toContain('.a:hover { color: red }');
  expect(pointers).not.toContain('.b');
});

test('a list in brackets may be of something that is not hovered', () => {
  const css = '.a :is(b, b:hover) { color: red }';
  expect(built(css)).toBe(css);
  expect(built('.a:hover :is(b, i) { color: red }')).toContain('@media');
  expect(built('.a:has(b:hover) { color: red }')).toContain('@media');
});

test('a rule that says so itself stays as it is', () => {
  const css = '@media (hover) { .a { &:hover { color: red } } }';
  expect(built(css)).toBe(css);
});
