import { expect, test } from 'vitest';
import { getSiteNetwork } from './site-network.server.ts';

test.each([
  ['2001:db8::/64', '2001:db8::/48'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['2001:db8:2:ffff::/64', '2001:db8:2::/48'],
  ['0:0:1:2::/64', '0:0:1::/48'],
])('%s is in the network %s', (visitor, network) => {
  expect(getSiteNetwork(visitor)).toBe(network);
});

test.each(['192.0.2.1', '', 'unknown'])('%j has no network of /48', (visitor) => {
  expect(getSiteNetwork(visitor)).toBeUndefined();
});
