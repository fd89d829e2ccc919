/**
 * Whether the host of an address is this machine: what is sent there crosses no network.
 *
 * @param address a URL
 */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
