import postcss from 'postcss';
import { expect, test } from 'vitest';
import { hoverLast } from './hover-last.ts';

const sunk = (css: string) => hoverLast(postcss.parse(css).nodes).map(String).join('');

test('a block passes rules of another specificity, and joins the next one of its condition', () => {
  expect(
    sunk('@media(hover){.a:hover{top:0}}.b{top:1px}@media(hover){.b:hover{top:0}}.c p{top:2px}'),
  ).toBe('.b{top:1px}.c p{top:2px}@media(hover){.a:hover{top:0}.b:hover{top:0}}');
});

test('it passes rules that set something else', () => {
  expect(sunk('@media(hover){.a:hover{top:0}}.b[x]{color:red}')).toBe(
    '.b[x]{color:red}@media(hover){.a:hover{top:0}}',
  );
});

test('two rules of one specificity that set the same keep their order', () => {
  for (const css of [
    '@media(hover){.a:hover{top:0}}.b[x]{inset:0}',
    '@media(hover){.a:hover{top:0}}.b[x]{all:unset}',
    '@media(hover){.a:hover{top:0}}p,.a .b{top:0}',
    '@media(hover){.a{top:0}.a:hover{top:0}}.b{top:0}',
    '@media(hover){.a:hover{top:0}}@media(width>=64em){.b p{top:0}.a .b{top:0}}',
    '@media(hover){#a:hover{top:0}}.a:is(#b,.c){top:0}',
  ]) {
    expect(sunk(css), css).toBe(css);
  }
});

test('it goes as far as the next rule that it has to stay before', () => {
  expect(
    sunk('@media(hover){.a:hover{top:0}}.a{top:0}.b[x]{top:0}@media(hover){.a:hover{top:0}}'),
  ).toBe('.a{top:0}@media(hover){.a:hover{top:0}}.b[x]{top:0}@media(hover){.a:hover{top:0}}');
});

test('nothing passes a layer, whose order is another', () => {
  const css = '@media(hover){.a:hover{top:0}}@layer x{.b{left:0}}';
  expect(sunk(css)).toBe(css);
});
