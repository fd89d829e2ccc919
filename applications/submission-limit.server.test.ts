import { expect, test } from 'vitest';
import { createSubmissionLimit } from './submission-limit.server.ts';

test('an address may send as many as its limit, another is not touched by it', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 2, perMinute: 0 });
  expect(await limit.admit('a')).toBe(true);
  expect(await limit.admit('a')).toBe(true);
  expect(await limit.admit('a')).toBe(false);
  expect(await limit.admit('b')).toBe(true);
});

test('all visitors together have a limit, and refused ones do not count towards it', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 1, perMinute: 2 });
  expect(await limit.admit('a')).toBe(true);
  expect(await limit.admit('a')).toBe(false);
  expect(await limit.admit('b')).toBe(true);
  expect(await limit.admit('c')).toBe(false);
});

test('0 is no limit', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 0, perMinute: 0 });
  for (let count = 0; count < 500; count += 1) expect(await limit.admit('a')).toBe(true);
});
