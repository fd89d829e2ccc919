import { expect, test } from 'vitest';
import { mergedMedia, ownersOf } from './merged-media.ts';

/** Each class's owner is its first letter; `x…` is nobody's. */
const merged = (css: string) =>
  mergedMedia(css, (name) => (name.startsWith('x') ? undefined : name[0]));

test('blocks with the same condition become one, behind the rules of all that have it', () => {
  expect(
    merged(
      '.a{top:0}@media(width>=64em){.a{top:1px}}.b{top:0}@media(width>=64em){.b p,.b h2{top:1px}}',
    ),
  ).toBe('.a{top:0}.b{top:0}@media(width>=64em){.a{top:1px}.b p,.b h2{top:1px}}');
});

test('conditions keep the order that each owner has', () => {
  expect(
    merged('@media(1){.a{}}@media(2){.a{}}@media(2){.b{}}@media(1){.c{}}@media(2){.c{}}.c2{}'),
  ).toBe('@media(1){.a{}.c{}}@media(2){.a{}.b{}.c{}}.c2{}');
  expect(merged('@media(1){.a{}}@media(2){.a{}}@media(2){.b{}}@media(1){.b{}}')).toBe(
    '@media(1){.a{}}@media(2){.a{}.b{}}@media(1){.b{}}',
  );
});

test("an owner's rule stays behind the block that it overrides", () => {
  const css = '@media(1){.a{}}.a2{}@media(1){.a{}}';
  expect(merged(css)).toBe(css);
});

test('nothing passes what any element may have', () => {
  for (const rule of ['.x{}', 'p{}', '.a .b{}', '@media(2){.a{}.b{}}']) {
    const css = `@media(1){.a{}}${rule}@media(1){.b{}}`;
    expect(merged(css)).toBe(css);
  }
});

test("a class of nobody's beside an owner's is the owner's rule, and an animation is in nobody's way", () => {
  expect(merged('@media(1){.a{}}.x .b{}@keyframes k{to{top:0}}@media(1){.b{}}')).toBe(
    '@keyframes k{to{top:0}}.x .b{}@media(1){.a{}.b{}}',
  );
});

test('what belongs together has one owner', () => {
  const owners = ownersOf([['a', 'b'], ['c'], [], ['d', 'e'], ['b', 'e']]);
  expect([...owners].map(([member]) => member)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(new Set(['a', 'b', 'd', 'e'].map((member) => owners.get(member))).size).toBe(1);
  expect(owners.get('c')).toBe('c');
});
