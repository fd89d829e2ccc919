import { expect, test } from 'vitest';
import { createSubmissionLimit } from './submission-limit.server.ts';

const admitted = { admitted: true, giveBack: expect.any(Function) };
const rejected = { admitted: false, retryAfter: expect.any(Number) };

async function admit(limit: ReturnType<typeof createSubmissionLimit>, address: string) {
  const admission = await limit.admit(address);
  if (!admission.admitted) throw new Error(`${address} was rejected`);
  return admission;
}

test('an address may send as many submissions as its limit, without effect on another address', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 2, perMinute: 0 });
  expect(await limit.admit('a')).toEqual(admitted);
  expect(await limit.admit('a')).toEqual(admitted);
  const third = await limit.admit('a');
  expect(third).toEqual(rejected);
  const retryAfter = third.admitted ? 0 : third.retryAfter;
  expect(retryAfter).toBeGreaterThan(3590);
  expect(retryAfter).toBeLessThanOrEqual(3600);
  expect(await limit.admit('b')).toEqual(admitted);
});

test('all visitors together have a limit, and rejected submissions do not count towards it', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 1, perMinute: 2 });
  expect(await limit.admit('a')).toEqual(admitted);
  expect(await limit.admit('a')).toEqual(rejected);
  expect(await limit.admit('b')).toEqual(admitted);
  expect(await limit.admit('c')).toEqual(rejected);
});

test('submissions rejected by the shared limit do not count for their address', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 2, perMinute: 1 });
  const { giveBack } = await admit(limit, 'a');
  expect(await limit.admit('b')).toMatchObject({ admitted: false });
  expect(await limit.admit('b')).toMatchObject({ admitted: false });
  await giveBack();
  // If the two rejected submissions counted, the address would have reached its limit.
  expect(await limit.admit('b')).toEqual(admitted);
});

test('a submission that is given back does not count', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 1, perMinute: 1 });
  for (let count = 0; count < 5; count += 1) {
    const { giveBack } = await admit(limit, 'a');
    await giveBack();
  }
  expect(await limit.admit('a')).toEqual(admitted);
  expect(await limit.admit('a')).toEqual(rejected);
});

test('suspected submissions have their own limit, and do not use up that of the others', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 200, perMinute: 60 });
  for (let count = 0; count < 60; count += 1) {
    expect(await limit.admit(`program ${count}`, true)).toEqual(admitted);
  }
  expect(await limit.admit('one more program', true)).toEqual(rejected);
  expect(await limit.admit('honest')).toEqual(admitted);
});

test('a suspected submission counts towards the limit of its address', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 1, perMinute: 60 });
  expect(await limit.admit('a', true)).toEqual(admitted);
  expect(await limit.admit('a')).toEqual(rejected);
});

test('a quarter of the submissions in a minute is reserved for addresses that have sent nothing yet', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 200, perMinute: 60 });
  // The first submission of each counts as a newcomer's.
  for (const busy of ['a', 'b', 'c']) {
    for (let count = 0; count < 16; count += 1) expect(await limit.admit(busy)).toEqual(admitted);
  }
  const rejections = await Promise.all(['a', 'b', 'c'].map((busy) => limit.admit(busy)));
  expect(rejections).toEqual([rejected, rejected, rejected]);
  for (let count = 0; count < 12; count += 1) {
    expect(await limit.admit(`newcomer ${count}`)).toEqual(admitted);
  }
  expect(await limit.admit('the sixty-first')).toEqual(rejected);
});

test('the networks of /64 in one network of /48 do not use up the reserve of newcomers', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 200, perMinute: 60 });
  const outcomes = [];
  for (let count = 0; count < 60; count += 1) {
    outcomes.push((await limit.admit(`2001:db8:1:${count.toString(16)}::/64`)).admitted);
  }
  expect(outcomes.filter(Boolean)).toHaveLength(49);
  for (let count = 0; count < 11; count += 1) {
    expect(await limit.admit(`192.0.2.${count}`)).toEqual(admitted);
  }
  expect(await limit.admit('192.0.2.99')).toEqual(rejected);
});

test('a network of /48 may send four times as much as an address, without effect on another one', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 2, perMinute: 0 });
  for (let count = 0; count < 8; count += 1) {
    expect(await limit.admit(`2001:db8:1:${count}::/64`)).toEqual(admitted);
  }
  expect(await limit.admit('2001:db8:1:8::/64')).toEqual(rejected);
  expect(await limit.admit('2001:db8:2:8::/64')).toEqual(admitted);
  expect(await limit.admit('192.0.2.1')).toEqual(admitted);
});

test('what the network’s limit rejects doesn’t count for the address', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 1, perMinute: 0 });
  const { giveBack } = await admit(limit, '2001:db8:1:1::/64');
  for (const count of [2, 3, 4])
    expect(await limit.admit(`2001:db8:1:${count}::/64`)).toEqual(admitted);
  expect(await limit.admit('2001:db8:1:5::/64')).toEqual(rejected);
  await giveBack();
  expect(await limit.admit('2001:db8:1:5::/64')).toEqual(admitted);
});

test('what the shared limit rejects counts neither for the address nor for the network', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 1, perMinute: 1 });
  const { giveBack } = await admit(limit, '192.0.2.1');
  for (let count = 0; count < 10; count += 1) {
    expect(await limit.admit(`2001:db8:1:${count}::/64`)).toEqual(rejected);
  }
  await giveBack();
  expect(await limit.admit('2001:db8:1:3::/64')).toEqual(admitted);
});

test('without a limit per address, one address still leaves room for others', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 0, perMinute: 8 });
  const outcomes = [];
  for (let count = 0; count < 20; count += 1) outcomes.push((await limit.admit('a')).admitted);
  expect(outcomes.filter(Boolean)).toHaveLength(7);
  expect(await limit.admit('b')).toEqual(admitted);
  expect(await limit.admit('c')).toEqual(rejected);
});

test('an address whose submissions were not stored counts as a newcomer', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 0, perMinute: 4 });
  for (let count = 0; count < 10; count += 1) {
    const { giveBack } = await admit(limit, 'a');
    await giveBack();
  }
  for (let count = 0; count < 3; count += 1) expect(await limit.admit('b')).toEqual(admitted);
  expect(await limit.admit('a')).toEqual(admitted);
});

test('0 means no limit', async () => {
  const limit = createSubmissionLimit({ perAddressPerHour: 0, perMinute: 0 });
  for (let count = 0; count < 500; count += 1) expect(await limit.admit('a')).toEqual(admitted);
  for (let count = 0; count < 500; count += 1) {
    expect(await limit.admit('a', true)).toEqual(admitted);
  }
});
