import { expect, test } from 'vitest';
import { tightValues } from './tight-values.ts';

test('no spaces around what divides a value', () => {
  expect(tightValues('a{font:650 1rem / 1 var(--a);--b:clamp(1rem, 2vw + 1px, 3rem)}')).toBe(
    'a{font:650 1rem/1 var(--a);--b:clamp(1rem,2vw + 1px,3rem)}',
  );
});

test('what is quoted stays', () => {
  const quoted = `a:before{content:"a, b / c";background:url("data:,a, b")}b{quotes:'x, y'}`;
  expect(tightValues(quoted)).toBe(quoted);
});
