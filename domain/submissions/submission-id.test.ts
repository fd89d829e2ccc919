import { expect, test } from 'vitest';
import { createSubmissionId, parseSubmissionId } from './submission-id.ts';

test('a new id is a UUID of version 4, and differs each time', () => {
  const ids = Array.from({ length: 100 }, createSubmissionId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(parseSubmissionId(id)).toBe(id);
  }
});

test('an id in capitals with surrounding spaces is the same id', () => {
  const id = createSubmissionId();
  expect(parseSubmissionId(` ${id.toUpperCase()}\n`)).toBe(id);
});

test.each([
  '"><script>alert(1)</script><x y="',
  '',
  '1',
  `${createSubmissionId()}"`,
  `${createSubmissionId()}\n<b>`,
  'x'.repeat(100_000),
  new File([], 'a'),
  undefined,
])('%s is not an id', (sent) => {
  expect(parseSubmissionId(sent)).toBeUndefined();
});
