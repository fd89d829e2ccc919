/**
 * @param peer the address at the other end of the connection
 * @param forwardedFor the request's `X-Forwarded-For`
 * @param trustProxy whether a proxy in front tells the visitor's address: the last one of
 *   `X-Forwarded-For`, which that proxy added itself; those before it are anybody's claim
 */
export function visitorAddress(
  peer: string,
  forwardedFor: string | null,
  trustProxy: boolean,
): string {
  return (trustProxy && forwardedFor?.split(',').at(-1)?.trim()) || peer;
}
