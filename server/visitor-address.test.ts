import { expect, test } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

test('without a proxy the header is anybody’s claim', () => {
  expect(visitorAddress('192.0.2.1', '198.51.100.7', false)).toBe('192.0.2.1');
});

test('behind a proxy it is the address that the proxy added', () => {
  expect(visitorAddress('127.0.0.1', '203.0.113.9, 198.51.100.7', true)).toBe('198.51.100.7');
  expect(visitorAddress('127.0.0.1', null, true)).toBe('127.0.0.1');
  expect(visitorAddress('127.0.0.1', '', true)).toBe('127.0.0.1');
});
