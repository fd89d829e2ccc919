import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request is for a part of a file (RFC 9110, section 14.2), and for one that is answered so: one range, with its
 * beginning. Others may be answered with the whole file, and must be when the part is wanted of one version only (`If-Range`).
 */
export function isAnsweredRange(headers: IncomingHttpHeaders): boolean {
  const [, first, last] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(headers.range ?? '') ?? [];
  return (
    headers['if-range'] === undefined &&
    first !== undefined &&
    (!last || Number(first) <= Number(last))
  );
}
