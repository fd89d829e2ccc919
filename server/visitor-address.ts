import type { IncomingMessage } from 'node:http';
import { createContext } from 'react-router';

/** The address of the visitor who sent a request: for limits, never for the log or the store. */
export const visitorAddressContext = createContext<string>();

/**
 * @param trustProxy whether a proxy in front tells the visitor's address: the last one of
 *   `X-Forwarded-For`, which that proxy added itself; those before it are anybody's claim
 */
export function visitorAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  const told = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
    ?.split(',')
    .at(-1)
    ?.trim();
  return (trustProxy && told) || request.socket.remoteAddress || 'unknown';
}
