import { isIP, SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns the address by which a visitor is counted: an IPv4 address unchanged, an IPv6 address as its /64 network, since a
 * subscriber has all addresses of that network.
 *
 * @param peer the address at the other end of the connection
 * @param forwardedFor the request's `X-Forwarded-For`
 * @param trustProxy whether a proxy in front sets the visitor's address as the last one of `X-Forwarded-For`. The addresses
 *   before it come from the client and can't be trusted
 * @returns the peer's address if the proxy sent none that can be parsed
 */
export function visitorAddress(
  peer: string,
  forwardedFor: string | null,
  trustProxy: boolean,
): string {
  const forwardedAddress = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return (forwardedAddress && parseNetwork(forwardedAddress)) || (parseNetwork(peer) ?? peer);
}

/**
 * @param text an address, with or without a port: `9.9.9.9:1234`, `[2001:db8::1]:443`
 * @returns the canonical form of the network, `9.9.9.9` or `2001:db8::/64`; undefined if the text is no address
 */
function parseNetwork(text: string): string | undefined {
  const address = isIP(text) ? text : SocketAddress.parse(text)?.address;
  if (!address) return;
  // Converts IPv4-mapped IPv6 addresses (RFC 4291, section 2.5.5.2) to IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)}/64`;
}
