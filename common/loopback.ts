/**
 * Whether a URL's host is this machine, so that requests to it cross no network.
 */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
