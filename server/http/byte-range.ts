import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request has a range (RFC 9110, section 14.2) that is answered with status 206: a single range with a start. A
 * server may answer other ranges with the entire file, and must do so if `If-Range` restricts the range to a version that isn't
 * the present one.
 */
export function isAnsweredRange(headers: IncomingHttpHeaders): boolean {
  const [, first, last] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(headers.range ?? '') ?? [];
  return (
    headers['if-range'] === undefined &&
    first !== undefined &&
    (!last || Number(first) <= Number(last))
  );
}
