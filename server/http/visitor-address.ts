import { isIP, SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The address by which a visitor is counted: an IPv4 address as it is, an IPv6 address as its network of /64, of which a
 * subscriber has all addresses.
 *
 * @param peer the address at the other end of the connection
 * @param forwardedFor the request's `X-Forwarded-For`
 * @param trustProxy whether a proxy in front tells the visitor's address: the last one of
 *   `X-Forwarded-For`, which that proxy added itself; those before it are anybody's claim
 * @returns the peer's where the proxy tells none that can be read
 */
export function visitorAddress(
  peer: string,
  forwardedFor: string | null,
  trustProxy: boolean,
): string {
  const told = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return (told && networkOf(told)) || (networkOf(peer) ?? peer);
}

/**
 * @param text an address, with a port or without: `9.9.9.9:1234`, `[2001:db8::1]:443`
 * @returns one spelling for each network, `9.9.9.9` or `2001:db8::/64`; undefined where it is no address
 */
function networkOf(text: string): string | undefined {
  const address = isIP(text) ? text : SocketAddress.parse(text)?.address;
  if (!address) return;
  // An IPv4 address that is written as an IPv6 one (RFC 4291, section 2.5.5.2) is read as what it is.
  const read = ipaddr.process(address);
  if (read.kind() === 'ipv4') return read.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/64`)}/64`;
}
