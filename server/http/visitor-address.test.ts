import { expect, test } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

test('without a proxy the header is not trusted', () => {
  expect(visitorAddress('192.0.2.1', '198.51.100.7', false)).toBe('192.0.2.1');
});

test('behind a proxy it is the address that the proxy added', () => {
  expect(visitorAddress('127.0.0.1', '203.0.113.9, 198.51.100.7', true)).toBe('198.51.100.7');
  expect(visitorAddress('127.0.0.1', null, true)).toBe('127.0.0.1');
  expect(visitorAddress('127.0.0.1', '', true)).toBe('127.0.0.1');
});

test.each([
  '9.9.9.9:1234',
  '9.9.9.9:80',
  '::ffff:9.9.9.9',
  '::FFFF:909:909',
  '[::ffff:9.9.9.9]:1234',
  '[::ffff:9.9.9.9]',
])('%s is the visitor 9.9.9.9', (written) => {
  expect(visitorAddress('127.0.0.1', written, true)).toBe('9.9.9.9');
  expect(visitorAddress('127.0.0.1', `1.1.1.1, ${written}`, true)).toBe('9.9.9.9');
  expect(visitorAddress(written, null, false)).toBe('9.9.9.9');
});

test.each([
  '2001:db8::1',
  '2001:db8::2',
  '[2001:db8::1]:443',
  '[2001:DB8:0:0::1]',
  '2001:0db8:0000:0000:ffff:ffff:ffff:ffff',
  '2001:db8::192.0.2.1',
  '2001:db8::1%eth0',
])('%s is a visitor of the network 2001:db8::/64', (written) => {
  expect(visitorAddress('127.0.0.1', written, true)).toBe('2001:db8::/64');
  expect(visitorAddress(written, null, false)).toBe('2001:db8::/64');
});

test('another network of /64 is another visitor', () => {
  expect(visitorAddress('2001:db8:0:1::1', null, false)).toBe('2001:db8:0:1::/64');
});

test.each(['unknown', '_hidden', '9.9.9.9:99999', '[2001:db8::1', '::ffff:9.9.9.9/8'])(
  'where the proxy tells %s, which is no address, the peer’s counts',
  (told) => {
    expect(visitorAddress('::ffff:10.0.0.1', told, true)).toBe('10.0.0.1');
  },
);

test('a connection without an address, as through a socket of Unix, is one visitor', () => {
  expect(visitorAddress('', null, true)).toBe('');
});
