import postcss from 'postcss';
import { expect, test } from 'vitest';
import { shortGrids } from './short-grids.ts';

const built = (css: string) => postcss([shortGrids]).process(css, { from: 'x.css' }).css;

test('columns are said shorter', () => {
  expect(built('a{grid-template-columns:var(--a,1fr) 2fr;grid-column:1/-1}')).toBe(
    'a{grid:none / var(--a,1fr) 2fr;grid-column:1/-1}',
  );
});

test.each(['grid-template-rows', 'grid-auto-flow', 'grid-template', 'grid'])(
  'a stylesheet with %s keeps the long name, for that would be set back',
  (property) => {
    const css = `a{grid-template-columns:1fr}b{${property}:none}`;
    expect(built(css)).toBe(css);
  },
);
