import { expect, test } from 'vitest';
import { getGlobalProgramsView } from './global-programs-view.ts';

test.each([
  ['', 'overview'],
  ['utm_source=letter', 'overview'],
  ['age=', 'eligibility-finder'],
  ['where=usa&utm_source=letter', 'eligibility-finder'],
  ['age=22&view=compare&compare=germany-internship', 'moved'],
  ['age=22&plan=germany-internship&leave=2027-09', 'moved'],
  ['view=sheet&plan=germany-internship', 'sheet'],
  ['plan=', 'moved'],
  ['compare=usa-teacher', 'moved'],
  ['view=plan', 'moved'],
  ['leave=2027-09', 'overview'],
  ['q=germany', 'search'],
  ['q=', 'search'],
] as const)('?%s shows the %s', (query, view) => {
  expect(getGlobalProgramsView(new URLSearchParams(query))).toBe(view);
});
