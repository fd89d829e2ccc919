import { expect, test } from 'vitest';
import { createRejectionLimit } from './rejection-limit.server.ts';

test('an address has to wait when its rejections reach the limit, another address does not', async () => {
  const limit = createRejectionLimit(3);
  for (let count = 0; count < 3; count += 1) {
    expect(await limit.getRetryAfter('a')).toBeUndefined();
    await limit.count('a');
  }
  const wait = await limit.getRetryAfter('a');
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  // Asking doesn't extend the time.
  for (let count = 0; count < 5; count += 1)
    expect(await limit.getRetryAfter('a')).toBeLessThanOrEqual(60);
  expect(await limit.getRetryAfter('b')).toBeUndefined();
});

test('a network of /48 has to wait when its addresses reach four times the limit', async () => {
  const limit = createRejectionLimit(3);
  for (let count = 0; count < 12; count += 1) {
    expect(await limit.getRetryAfter(`2001:db8:1:${count}::/64`)).toBeUndefined();
    await limit.count(`2001:db8:1:${count}::/64`);
  }
  expect(await limit.getRetryAfter('2001:db8:1:ff::/64')).toBeGreaterThan(50);
  expect(await limit.getRetryAfter('2001:db8:2:ff::/64')).toBeUndefined();
  expect(await limit.getRetryAfter('192.0.2.1')).toBeUndefined();
});

test('0 means no limit', async () => {
  const limit = createRejectionLimit(0);
  for (let count = 0; count < 500; count += 1) await limit.count('a');
  expect(await limit.getRetryAfter('a')).toBeUndefined();
});
