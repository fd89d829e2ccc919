import { expect, test } from 'vitest';
import { describeBrowserError, parseBrowserError } from './browser-error.ts';

const page = { origin: 'https://www.example.org', pathname: '/global-programs' };
const ours = 'https://www.example.org/assets/start-1a2b3c4d.js:1:2345';

function createError(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

const describeThrown = (message: string, stack = `TypeError: x\n    at f (${ours})`) =>
  parseBrowserError(describeBrowserError(createError(message, stack), page));

test('an error of our script is described by its name, message, place and page', () => {
  expect(describeThrown('Map.groupBy is not a function')).toEqual({
    name: 'TypeError',
    message: 'Map.groupBy is not a function',
    source: '/assets/start-1a2b3c4d.js:1:2345',
    path: '/global-programs',
  });
});

test('the stacks of Firefox and Safari are read as well', () => {
  expect(describeThrown('x', `f@${ours}\ng@chrome://browser/content.js:1:1`)?.source).toMatch(
    /^\/assets/,
  );
});

test.each([
  ['an extension', 'E: x\n    at f (chrome-extension://abcdef/content.js:1:2)'],
  ['an extension that calls us', `E: x\n at f (moz-extension://a/b.js:1:2)\n at g (${ours})`],
  ['a script of another site', 'E: x\n    at f (https://other.example/assets/a.js:1:2)'],
  ['the address bar', 'E: x\n    at <anonymous>:1:1'],
  ['the page itself', 'E: x\n    at https://www.example.org/global-programs?age=22:1:1'],
  ['nobody known', ''],
])('an error of %s is not described', (_who, stack) => {
  expect(describeBrowserError(createError('x', stack), page)).toBeUndefined();
});

test.each([
  'Failed to fetch',
  'Failed to fetch dynamically imported module: https://www.example.org/assets/a.js',
  'Importing a module script failed.',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
])('a failed request is not described: %s', (message) => {
  expect(describeThrown(message)).toBeUndefined();
});

test.each(['nusrat', null, 7, { name: 'TypeError' }])(
  'what is thrown may be no error: %j',
  (value) => {
    expect(describeBrowserError(value, page)).toBeUndefined();
  },
);

test.each([
  ["Cannot read properties of undefined (reading 'name')", undefined],
  ["Failed to execute 'removeChild' on 'Node': The node is not a child.", undefined],
  [
    `Unexpected token 'N', "Nusrat" is not valid JSON`,
    `Unexpected token '…', "…" is not valid JSON`,
  ],
  ["'#nusrat' is not a valid selector", "'…' is not a valid selector"],
  ['Bad “Nusrat” and `Nusrat`, “Nusrat', 'Bad "…" and "…", "…'],
  ['nusrat@example.org 01711000000 নুসরাত', '… … …'],
  ['error #418; visit https://react.dev/errors/418?args[]=Nusrat', 'error #418; visit …'],
])('a message quotes no answer: %s', (message, expected = message) => {
  expect(describeThrown(message)?.message).toBe(expected);
});

const valid = { name: 'TypeError', message: 'x', source: '/assets/a.js:1:2', path: '/' };

test.each([
  ['name', 'Nusrat Jahan'],
  ['name', ''],
  ['source', 'https://other.example/a.js:1:2'],
  ['source', '/assets/a.js'],
  ['path', '/global-programs?age=22'],
  ['path', 'https://www.example.org/'],
  ['path', '/নুসরাত'],
  ['message', 7],
])('the server takes no report whose %s is %j', (field, value) => {
  expect(parseBrowserError({ ...valid, [field]: value })).toBeUndefined();
  expect(parseBrowserError(valid)).toEqual(valid);
});

test('a report is short, whatever is sent', () => {
  const long = {
    ...valid,
    name: 'E'.repeat(500),
    message: 'x y '.repeat(500),
    path: `/${'a'.repeat(500)}`,
  };
  const { name = '', message = '', path = '' } = parseBrowserError(long) ?? {};
  expect([name, message, path].map(({ length }) => length)).toEqual([40, 200, 120]);
});
