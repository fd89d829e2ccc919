import { expect, test } from 'vitest';
import { propertyFamily } from './property-family.ts';

const areKin = (a: string, b: string) => propertyFamily(a) === propertyFamily(b);

test('a shorthand and what it sets are of one family, whatever it is called', () => {
  for (const [a, b] of [
    ['background', 'background-color'],
    ['border', 'border-top-left-radius'],
    ['font', 'line-height'],
    ['inset', 'left'],
    ['place-items', 'justify-items'],
    ['grid', 'grid-template-columns'],
    ['gap', 'column-gap'],
    ['columns', 'column-width'],
    ['white-space', 'text-wrap'],
    ['min-height', 'block-size'],
    ['-webkit-mask', 'mask-image'],
    ['margin-inline', 'margin-left'],
  ] as const) {
    expect(areKin(a, b), `${a}, ${b}`).toBe(true);
  }
});

test('others are not, and a custom property is alone', () => {
  expect(areKin('background', 'color')).toBe(false);
  expect(areKin('transform', 'transition')).toBe(false);
  expect(areKin('--a', '--b')).toBe(false);
  expect(areKin('--a', '--a')).toBe(true);
});
