import { expect, test } from 'vitest';
import { viewOf } from './view.ts';

test.each([
  ['', 'overview'],
  ['utm_source=letter', 'overview'],
  ['age=', 'answer'],
  ['where=usa&utm_source=letter', 'answer'],
  ['age=22&view=compare&compare=germany-internship', 'compare'],
  ['age=22&plan=germany-internship&leave=2027-09', 'plan'],
  ['plan=', 'overview'],
  ['q=germany', 'search'],
  ['q=', 'search'],
] as const)('?%s shows the %s', (query, view) => {
  expect(viewOf(new URLSearchParams(query))).toBe(view);
});
