import { expect, test } from 'vitest';
import { getConstant } from './get-constant.ts';

test('the content of a file is the constant of its name in camel case', () => {
  expect(getConstant({ stay: 1, newZealand: 2 }, 'new-zealand')).toBe(2);
});

test('an error names the file and the constant that it lacks', () => {
  expect(() => getConstant({ page: 1 }, 'new-zealand')).toThrow(
    'new-zealand.ts has to export its content as `newZealand`',
  );
});
