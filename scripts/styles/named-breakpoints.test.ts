import postcss from 'postcss';
import { expect, test } from 'vitest';
import { namedBreakpoints } from './named-breakpoints.ts';

const built = (css: string) => postcss([namedBreakpoints]).process(css, { from: 'x.css' }).css;

test('a name becomes its condition, beside others', () => {
  expect(built('@media (--desktop) and (hover) {}')).toBe('@media (width >= 64em) and (hover) {}');
  expect(built('@media (scripting: none) {}')).toBe('@media (scripting: none) {}');
});

test('an unknown name is an error', () => {
  expect(() => built('@media (--dekstop) {}')).toThrow('dekstop');
});

test('a width without a name is an error', () => {
  expect(() => built('@media (min-width: 60em) {}')).toThrow('min-width: 60em');
});
