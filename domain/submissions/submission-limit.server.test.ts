import { expect, test } from 'vitest';
import { createSubmissionLimit } from './submission-limit.server.ts';

const admitted = { admitted: true, giveBack: expect.any(Function) };
const refused = { admitted: false, retryAfter: expect.any(Number) };

async function admit(limit: ReturnType<typeof createSubmissionLimit>, address: string) {
  const admission = await limit.admit(address);
  if (!admission.admitted) throw new Error(`${address} was refused`);
  return admission;
}

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
  const { giveBack } = await admit(limit, 'a');
  expect(await limit.admit('b')).toMatchObject({ admitted: false });
  expect(await limit.admit('b')).toMatchObject({ admitted: false });
  await giveBack();
  // Two rejections ago it would have reached its limit of two, had they been counted.
  expect(await limit.admit('b')).toEqual(admitted);
});

test('what is given back may be sent again', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 1, perMinute: 1 });
  for (let count = 0; count < 5; count += 1) {
    const { giveBack } = await admit(limit, 'a');
    await giveBack();
  }
  expect(await limit.admit('a')).toEqual(admitted);
  expect(await limit.admit('a')).toEqual(refused);
});

test('suspected ones from many addresses leave the others their limit, and have one of their own', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 200, perMinute: 60 });
  for (let count = 0; count < 60; count += 1) {
    expect(await limit.admit(`program ${count}`, true)).toEqual(admitted);
  }
  expect(await limit.admit('one more program', true)).toEqual(refused);
  expect(await limit.admit('honest')).toEqual(admitted);
});

test('a suspected one counts towards the limit of its address', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 1, perMinute: 60 });
  expect(await limit.admit('a', true)).toEqual(admitted);
  expect(await limit.admit('a')).toEqual(refused);
});

test('addresses that have sent something leave a quarter of the minute to those that have not', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 200, perMinute: 60 });
  // The first submission of each counts as a newcomer's.
  for (const busy of ['a', 'b', 'c']) {
    for (let count = 0; count < 16; count += 1) expect(await limit.admit(busy)).toEqual(admitted);
  }
  const refusedOnes = await Promise.all(['a', 'b', 'c'].map((busy) => limit.admit(busy)));
  expect(refusedOnes).toEqual([refused, refused, refused]);
  for (let count = 0; count < 12; count += 1) {
    expect(await limit.admit(`newcomer ${count}`)).toEqual(admitted);
  }
  expect(await limit.admit('the sixty-first')).toEqual(refused);
});

test('without a limit for an address, one address still leaves room for others', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 0, perMinute: 8 });
  const outcomes = [];
  for (let count = 0; count < 20; count += 1) outcomes.push((await limit.admit('a')).admitted);
  expect(outcomes.filter(Boolean)).toHaveLength(7);
  expect(await limit.admit('b')).toEqual(admitted);
  expect(await limit.admit('c')).toEqual(refused);
});

test('who has sent nothing that was stored is a newcomer', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 0, perMinute: 4 });
  for (let count = 0; count < 10; count += 1) {
    const { giveBack } = await admit(limit, 'a');
    await giveBack();
  }
  for (let count = 0; count < 3; count += 1) expect(await limit.admit('b')).toEqual(admitted);
  expect(await limit.admit('a')).toEqual(admitted);
});

test('0 is no limit', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 0, perMinute: 0 });
  for (let count = 0; count < 500; count += 1) expect(await limit.admit('a')).toEqual(admitted);
  for (let count = 0; count < 500; count += 1) {
    expect(await limit.admit('a', true)).toEqual(admitted);
  }
});
