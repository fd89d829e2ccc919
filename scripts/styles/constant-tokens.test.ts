import postcss from 'postcss';
import { expect, test } from 'vitest';
import { constantsOf, constantTokens, constantTokensOfComponents } from './constant-tokens.ts';

const built = (css: string) => postcss([constantTokens]).process(css, { from: 'x.css' }).css;

test('a token that never changes gives its value', () => {
  expect(built('p{gap:var(--space-4) var(--space-8)}')).toBe('p{gap:1rem 2rem}');
  expect(built('p{color:var(--color-ink)}')).toBe('p{color:#0b2b2a}');
});

test('what changes with the window, the region or the place stays', () => {
  const css = 'p{padding:var(--gutter) var(--header-height);color:var(--color-plate, red)}';
  expect(built(css)).toBe(css);
});

test('its definition goes', () => {
  expect(built(':root{--space-4:1rem;--gutter:2rem;--color-error:#b3261e}')).toBe(
    ':root{--gutter:2rem}',
  );
});

test('a component has its value too', () => {
  const { handler } = constantTokensOfComponents().transform as {
    handler: (code: string) => { code: string };
  };
  expect(handler("['var(--color-paper)', 'var(--color-plate)']").code).toBe(
    "['#fff', 'var(--color-plate)']",
  );
});

test('a token that is defined twice is no constant', () => {
  expect([
    ...constantsOf(':root {\n  --a-token: 1px;\n  --b: 2px;\n}\n@media x {\n  --b: 3px;\n}').keys(),
  ]).toEqual(['--a-token']);
});

test('nor one that is defined under a condition only', () => {
  const tokens =
    ':root {\n  --a: 1px;\n}\n@media (hover: hover) {\n  :root {\n    --b: 2px;\n  }\n}\n:root {\n  --c: 3px;\n}';
  expect([...constantsOf(tokens).keys()]).toEqual(['--a', '--c']);
});

test('a long value is repeated where few use it', () => {
  const tokens = ':root {\n  --tall: clamp(1rem, 2vw, 3rem);\n}\n';
  const constants = (uses: number) => [...constantsOf(tokens, 'a{top:var(--tall)}'.repeat(uses))];
  expect(constants(13)).toEqual([['--tall', 'clamp(1rem, 2vw, 3rem)']]);
  expect(constants(14)).toEqual([]);
  expect(constants(0)).toEqual([]);
});
