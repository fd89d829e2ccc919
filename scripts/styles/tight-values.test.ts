import { expect, test } from 'vitest';
import { tightValues } from './tight-values.ts';

test('no spaces around what divides a value', () => {
  expect(tightValues('a{font:650 1rem / 1 var(--a);--b:clamp(1rem, 2vw + 1px, 3rem)}')).toBe(
    'a{font:650 1rem/1 var(--a);--b:clamp(1rem,2vw + 1px,3rem)}',
  );
});

test('no spaces around a product; a selector keeps its own', () => {
  expect(tightValues('a * b{top:calc(-1 * var(--a) + var(--b) * .5);left:calc(1rem - 2px)}')).toBe(
    'a * b{top:calc(-1*var(--a) + var(--b)*.5);left:calc(1rem - 2px)}',
  );
});

test('nothing is said as a colour', () => {
  expect(
    tightValues('a{background:linear-gradient(transparent var(--a),var(--b,transparent))}'),
  ).toBe('a{background:linear-gradient(#0000 var(--a),var(--b,#0000))}');
});

test('what is quoted stays', () => {
  const quoted = `a:before{content:"a, b / c";background:url("data:,a, b")}b{quotes:'x, y'}`;
  expect(tightValues(quoted)).toBe(quoted);
});

test('no space before a condition that stands alone', () => {
  expect(tightValues('@media (width>=64em){a{top:0}}@media screen and (hover){a{top:0}}')).toBe(
    '@media(width>=64em){a{top:0}}@media screen and (hover){a{top:0}}',
  );
});
