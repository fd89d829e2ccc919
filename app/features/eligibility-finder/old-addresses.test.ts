import { expect, test } from 'vitest';
import { findNewAddress } from './old-addresses.server.ts';

test.each([
  // Plans lead to the placement or the programme.
  ['plan=germany-internship&leave=2027-09', '/destinations/germany#germany-internship'],
  ['age=22&passport=2-years&plan=usa-teacher', '/destinations/usa#usa-teacher'],
  ['view=plan&plan=study-abroad', '/global-programs/study-abroad'],
  ['plan=agriculture-internship', '/destinations/denmark#denmark-livestock-traineeship'],
  // Comparisons, and plans of unknown offers, lead to the answer.
  ['age=22&view=compare&compare=usa-teacher&compare=study-abroad', '/global-programs?age=22'],
  ['where=usa&compare=usa-teacher&sort=name', '/global-programs?where=usa&sort=name'],
  ['age=22&plan=mars&leave=2027-09', '/global-programs?age=22'],
  // Without a sentence there is no answer.
  ['compare=usa-teacher', '/global-programs'],
  ['view=plan', '/global-programs'],
  ['plan=__proto__', '/global-programs'],
])('?%s leads to %s', (query, path) => {
  expect(findNewAddress(new URLSearchParams(query), 'en')).toBe(path);
  expect(findNewAddress(new URLSearchParams(query), 'bn')).toBe(`/bn${path}`);
});
