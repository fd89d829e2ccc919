import { expect, test } from 'vitest';
import { createSubmissionLimit } from './submission-limit.server.ts';

const admitted = { admitted: true };
const refused = { admitted: false, retryAfter: expect.any(Number) };

test('an address may send as many as its limit, another is not touched by it', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 2, perMinute: 0 });
  expect(await limit.admit('a')).toEqual(admitted);
  expect(await limit.admit('a')).toEqual(admitted);
  const third = await limit.admit('a');
  expect(third).toEqual(refused);
  const retryAfter = third.admitted ? 0 : third.retryAfter;
  expect(retryAfter).toBeGreaterThan(3590);
  expect(retryAfter).toBeLessThanOrEqual(3600);
  expect(await limit.admit('b')).toEqual(admitted);
});

test('all visitors together have a limit, and refused ones do not count towards it', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 1, perMinute: 2 });
  expect(await limit.admit('a')).toEqual(admitted);
  expect(await limit.admit('a')).toEqual(refused);
  expect(await limit.admit('b')).toEqual(admitted);
  expect(await limit.admit('c')).toEqual(refused);
});

test('what all together are refused is not charged to an address', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 2, perMinute: 1 });
  expect(await limit.admit('a')).toEqual(admitted);
  expect(await limit.admit('b')).toMatchObject({ admitted: false });
  expect(await limit.admit('b')).toMatchObject({ admitted: false });
  await limit.giveBack('a');
  // Two refusals ago it was at its limit of two, had they been charged.
  expect(await limit.admit('b')).toEqual(admitted);
});

test('what is given back may be sent again', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 1, perMinute: 1 });
  for (let count = 0; count < 5; count += 1) {
    expect(await limit.admit('a')).toEqual(admitted);
    await limit.giveBack('a');
  }
  expect(await limit.admit('a')).toEqual(admitted);
  expect(await limit.admit('a')).toEqual(refused);
});

test('0 is no limit', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 0, perMinute: 0 });
  for (let count = 0; count < 500; count += 1) expect(await limit.admit('a')).toEqual(admitted);
});
