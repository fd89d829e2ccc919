export const urlEncoded = 'Content-Type: application/x-www-form-urlencoded';

export const contentLength = (body: string) => `Content-Length: ${body.length}`;

export const firstName = 'firstName=Nusrat';

/** Headers and bodies of POST requests, with the permitted statuses of the response. */
export const bodies: { headers: string[]; body?: string; statuses: readonly number[] }[] = [
  // Two different lengths (request smuggling): a second server might take the end of the body for another request.
  {
    headers: [urlEncoded, 'Content-Length: 5', 'Transfer-Encoding: chunked'],
    body: '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n',
    statuses: [400],
  },
  { headers: ['Content-Length: 5', 'Content-Length: 6'], statuses: [400] },
  { headers: ['Content-Length: -1'], statuses: [400] },
  { headers: ['Content-Length: 0x10'], statuses: [400] },
  { headers: ['Content-Length: 99999999999999999999999'], statuses: [400] },
  { headers: ['Transfer-Encoding : chunked'], body: '0\r\n\r\n', statuses: [400] },
  { headers: ['Transfer-Encoding: xchunked'], body: '0\r\n\r\n', statuses: [400] },
  { headers: ['Transfer-Encoding: chunked, identity'], body: '0\r\n\r\n', statuses: [400] },
  { headers: ['Transfer-Encoding: gzip, chunked'], body: '0\r\n\r\n', statuses: [400] },
  { headers: ['Transfer-Encoding: chunked'], body: 'zz\r\na\r\n0\r\n\r\n', statuses: [400] },
  { headers: ['Transfer-Encoding: chunked'], body: `1;${'a'.repeat(20_000)}`, statuses: [413] },
  { headers: [urlEncoded, 'Origin: null', contentLength(firstName)], statuses: [403] },
  { headers: [urlEncoded, 'Origin: \xff', contentLength(firstName)], statuses: [403] },
  // The server must decide by the head, because the rest of the body never arrives.
  { headers: [urlEncoded, 'Origin: null', 'Content-Length: 1000'], statuses: [403] },
  {
    headers: [
      urlEncoded,
      'Sec-Fetch-Site: same-origin',
      'Sec-Fetch-Site: cross-site',
      contentLength(firstName),
    ],
    statuses: [403],
  },
  // A form without any known field, like an empty one.
  { headers: [], body: '', statuses: [422] },
  ...[
    'text/plain',
    'application/json',
    'application/xml',
    'application/x-www-form-urlencoded; charset=utf-16',
    'application/x-www-form-urlencoded; charset=nonsense',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="a\\"',
    `multipart/form-data; boundary=${'a'.repeat(5000)}`,
    'multipart/mixed; boundary=a',
    'nonsense',
    '\xff',
    'a/b;'.repeat(500),
  ].map((type) => ({
    headers: [`Content-Type: ${type}`, contentLength(firstName)],
    statuses: [422],
  })),
  ...['gzip', 'br', 'deflate', 'nonsense', 'gzip, gzip'].map((coding) => ({
    headers: [urlEncoded, `Content-Encoding: ${coding}`, contentLength(firstName)],
    statuses: [422],
  })),
];
