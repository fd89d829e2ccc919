import { expect, test } from 'vitest';
import { withoutFunctions } from './without-functions.ts';

test('named functions do nothing any more, wherever they stand, and all else stays', () => {
  const program = `function used() { return unused(1) }
function outer() { async function inner(a) { await a } return inner }
function unused(a) { return a }`;
  expect(withoutFunctions(program, ['unused', 'inner'])).toBe(`function used() { return unused(1) }
function outer() { async function inner(a) {} return inner }
function unused(a) {}`);
});

test('a function that is handed on by its name', () => {
  expect(withoutFunctions('const Link = wrap(function Named(a) { return a })', ['Named'])).toBe(
    'const Link = wrap(function Named(a) {})',
  );
});

test('the methods of a name go', () => {
  const program = `function Ref() {} Ref.prototype.focus = function () { this.a() }; Other.prototype.focus = function () {};`;
  expect(withoutFunctions(program, ['Ref.prototype'])).toBe(
    'function Ref() {}  Other.prototype.focus = function () {};',
  );
});

test('a name that isn’t there ends the build', () => {
  expect(() => withoutFunctions('function one() {}', ['one', 'two'])).toThrow('no function two');
});
