/** Methods that pages don't support. */
export const methods = [
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'get',
  'NONSENSE',
];

/** Header lines, with the permitted statuses of the response. */
export const headerFields: { lines: string[]; statuses: readonly number[] }[] = [
  { lines: Array.from({ length: 2000 }, () => 'A: b'), statuses: [431] },
  { lines: Array.from({ length: 2000 }, (_, index) => `X-${index}: b`), statuses: [431] },
  { lines: [`X: ${'a'.repeat(16 * 1024)}`], statuses: [431] },
  { lines: [`Cookie: ${'a=b; '.repeat(4000)}`], statuses: [431] },
  { lines: ['Name with a space: a'], statuses: [400] },
  { lines: ['X: a\0b'], statuses: [400] },
  { lines: ['Expect: 100-continue'], statuses: [100] },
  { lines: ['Expect: nonsense'], statuses: [417] },
  { lines: ['Upgrade: websocket', 'Sec-WebSocket-Key: a'], statuses: [200] },
  { lines: ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'], statuses: [200] },
  { lines: [`If-None-Match: ${'W/"a",'.repeat(2000)}`], statuses: [200] },
  { lines: ['If-Modified-Since: nonsense'], statuses: [200] },
  { lines: [`Accept-Encoding: ${',;q=,'.repeat(2000)}`], statuses: [200] },
  { lines: ['Accept-Language: \xff\xfe', 'Cookie: \xff'], statuses: [200] },
];

/** Values of the Range header that are invalid or useless. */
export const ranges = [
  'bytes=9-1',
  'bytes=-1',
  'bytes=-0',
  'bytes=a-b,c',
  'bytes=0-99999999999999999999',
  `bytes=${'0-1,'.repeat(1000)}2-3`,
  'nonsense',
];
