/** Content codings in order of preference: brotli is smaller, and clients that accept both seldom rank them. */
export const contentCodings = ['br', 'gzip'] as const;

export type ContentCoding = (typeof contentCodings)[number];
