import ipaddr from 'ipaddr.js';

/** The limit of a network of /48, as a multiple of an address's. Mobile subscribers have a /64 each, so several may share it. */
export const siteNetworkFactor = 4;

/**
 * Returns the network of /48 that an IPv6 visitor belongs to. A subscriber may have a whole one, 65,536 networks of /64
 * (RFC 6177), so limits count it as well.
 *
 * @param visitor as `visitorAddress` returns it: an IPv4 address, or `2001:db8:1:2::/64`
 * @returns `2001:db8:1::/48`, or undefined for an IPv4 visitor, who is counted by the address alone
 */
export function getSiteNetwork(visitor: string): string | undefined {
  const [address, prefixLength] = visitor.split('/');
  if (!address || prefixLength !== '64') return;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`)}/48`;
}
