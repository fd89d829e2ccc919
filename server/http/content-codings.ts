import type { Request } from 'express';

/** Content codings in order of preference: brotli is smaller, and clients that accept both seldom rank them. */
export const contentCodings = ['br', 'gzip'] as const;

export type ContentCoding = (typeof contentCodings)[number];

/** Longer than any browser's list. To read one of 16 kB, as long as a request's head may be, takes longer than to send a page. */
const maxListLength = 200;

/** Returns the best content coding that the client accepts. If there is none, or its list is too long, the result is undefined. */
export function chooseContentCoding(
  request: Pick<Request, 'headers' | 'acceptsEncodings'>,
): ContentCoding | undefined {
  if (String(request.headers['accept-encoding'] ?? '').length > maxListLength) return;
  return contentCodings.find((coding) => request.acceptsEncodings(coding));
}
