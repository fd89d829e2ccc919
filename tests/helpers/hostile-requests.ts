/** A request that no browser sends. */
export type HostileRequest = {
  name: string;
  /** The bytes over the wire. */
  bytes: Buffer;
  /** Permitted statuses of the response; 0 if the server closes the connection without a response. */
  statuses: readonly number[];
};

/** A host that isn't the site's. No response may contain it. */
export const foreignHost = 'foreign.example';

const form = '/apply/virtual-internship';
const urlEncoded = 'Content-Type: application/x-www-form-urlencoded';

/** Each character becomes a byte, so none may be above 0xff. */
const toBytes = (text: string) => Buffer.from(text, 'latin1');

const host = `Host: ${foreignHost}`;
const get = (target: string, ...headers: string[]) =>
  toBytes([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));

const post = (target: string, headers: readonly string[], body: string) =>
  toBytes(
    [`POST ${target} HTTP/1.1`, host, ...headers, 'Connection: close', '', body].join('\r\n'),
  );

const contentLength = (body: string) => `Content-Length: ${body.length}`;

/** Paths of files that the process can read, and names of object properties. */
const paths = [
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%2E%2E/%2E%2E/package.json',
  '/..%5c..%5cpackage.json',
  '/%252e%252e%252fpackage.json',
  '/%25252e%25252e%25252fpackage.json',
  '/assets/../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/illustrations/..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/blog-media/%2e%2e/%2e%2e/x.jpg',
  '/blog-media/wp-content/..%2f..%2f..%2fetc%2fpasswd.jpg',
  '/about%00',
  '/%00',
  '/assets/%00.js',
  '/blog/%00',
  '/;/about',
  '/about/..;/about',
  '/.env',
  '/.git/config',
  '/package.json',
  '/apply/__proto__',
  '/apply/constructor',
  '/embed/__proto__',
  '/destinations/constructor',
  '/_root.data',
  `${'/a'.repeat(4000)}`,
];

/** Paths with percent escapes that can't be decoded: overlong or broken UTF-8, or no escape at all. */
const undecodablePaths = [
  '/%c0%ae%c0%ae/package.json',
  '/%c0%ae%c0%ae%c0%afpackage.json',
  '/%e0%80%ae%e0%80%ae/package.json',
  '/%uff0e%uff0e/package.json',
  '/blog/%ff',
  '/%ff',
  '/%',
  '/%zz',
  '/apply/%ff.data',
];

/** Other spellings of paths. If the site redirects them, the target must be on the site. */
const redirectedPaths = [
  '/..\\..\\package.json',
  '\\..\\package.json',
  `//${foreignHost}`,
  `//${foreignHost}/%2f..`,
  `/\\${foreignHost}`,
  `/%2f%2f${foreignHost}/`,
  `/%5c${foreignHost}/`,
  '/About//',
];

/** Paths with strange queries, which get the usual page. */
const ordinaryPaths = [
  '/blog?page=%00',
  '/blog?page=1e999',
  '/blog?page=2&page=<script>',
  `/global-programs?q=${'%ff'.repeat(500)}`,
  `/?${'a=b&'.repeat(3000)}`,
  '/about.data?_routes=%00',
  '/_.data?_routes=constructor',
];

/** Request targets that are no path. */
const targets = [
  `http://${foreignHost}/about`,
  `https://${foreignHost}/Blog/`,
  'http://[::bad/x',
  'http://',
  'about',
  '*',
  '/a\tb',
  '/about HTTP/9.9 x',
];

const pages = ['/about', '/blog', '/About', '/nope', form];

const hosts: { lines: string[]; statuses: readonly number[] }[] = [
  { lines: [], statuses: [400] },
  { lines: ['Host: a', `Host: ${foreignHost}`], statuses: [400] },
  { lines: [`Host: ${foreignHost}\r\n Folded: line`], statuses: [400] },
  { lines: [`Host: a\r${foreignHost}`], statuses: [400] },
  { lines: [`Host: "><script src=//${foreignHost}>`], statuses: [400] },
  { lines: [`Host: name:password@${foreignHost}`], statuses: [400] },
  { lines: ['Host: [::1'], statuses: [400] },
  { lines: ['Host: %00'], statuses: [400] },
  { lines: ['Host: a b'], statuses: [400] },
  { lines: [host], statuses: [200, 301, 404] },
  { lines: ['Host: ..'], statuses: [200, 301, 404] },
  {
    lines: [
      'Host: a',
      `X-Forwarded-Host: ${foreignHost}`,
      `Forwarded: host=${foreignHost};proto=gopher`,
      `X-Original-URL: //${foreignHost}`,
      'X-Forwarded-Proto: gopher',
      'X-Forwarded-For: \xff, <script>',
    ],
    statuses: [200, 301, 404],
  },
];

const methods = [
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

const headerFields: { lines: string[]; statuses: readonly number[] }[] = [
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

const ranges = [
  'bytes=9-1',
  'bytes=-1',
  'bytes=-0',
  'bytes=a-b,c',
  'bytes=0-99999999999999999999',
  `bytes=${'0-1,'.repeat(1000)}2-3`,
  'nonsense',
];

const firstName = 'firstName=Nusrat';

const bodies: { headers: string[]; body?: string; statuses: readonly number[] }[] = [
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

const abbreviate = (text: string) => JSON.stringify(text.slice(0, 80));

export const hostileRequests: HostileRequest[] = [
  ...paths.map((path) => ({
    name: `path ${abbreviate(path)}`,
    bytes: get(path, host),
    statuses: [404],
  })),
  ...undecodablePaths.map((path) => ({
    name: `path ${abbreviate(path)}`,
    bytes: get(path, host),
    statuses: [400],
  })),
  ...redirectedPaths.map((path) => ({
    name: `path ${abbreviate(path)}`,
    bytes: get(path, host),
    statuses: [301, 400, 404],
  })),
  ...ordinaryPaths.map((path) => ({
    name: `path ${abbreviate(path)}`,
    bytes: get(path, host),
    statuses: [200],
  })),
  ...targets.map((target) => ({
    name: `target ${abbreviate(target)}`,
    bytes: get(target, host),
    statuses: [400],
  })),
  ...pages.flatMap((page) =>
    hosts.map(({ lines, statuses }) => ({
      name: `${page} ${abbreviate(lines.join('\r\n'))}`,
      bytes: get(page, ...lines),
      statuses,
    })),
  ),
  ...methods.map((method) => ({
    name: method,
    bytes: toBytes(`${method} /about HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`),
    statuses: [400, 405],
  })),
  {
    name: 'CONNECT',
    bytes: toBytes(`CONNECT ${foreignHost}:443 HTTP/1.1\r\n${host}\r\n\r\n`),
    statuses: [405],
  },
  { name: 'HTTP/2', bytes: toBytes('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), statuses: [400] },
  { name: 'HTTP/1.0', bytes: toBytes('GET /blog HTTP/1.0\r\n\r\n'), statuses: [200] },
  { name: 'TLS', bytes: Buffer.from('16030100a5010000a10303', 'hex'), statuses: [400] },
  ...headerFields.map(({ lines, statuses }) => ({
    name: `header ${abbreviate(lines.join('\r\n'))}`,
    bytes: get('/about', host, ...lines),
    statuses,
  })),
  ...ranges.map((range) => ({
    name: `range ${abbreviate(range)}`,
    bytes: get('/brochures/study-abroad.pdf', host, `Range: ${range}`),
    statuses: [200],
  })),
  {
    name: 'range beyond the end',
    bytes: get('/brochures/study-abroad.pdf', host, 'Range: bytes=999999999-'),
    statuses: [416],
  },
  ...[form, `${form}/submit`, '/embed/contact', '/embed/contact/submit'].flatMap((target) =>
    bodies.map(({ headers, body = firstName, statuses }) => ({
      name: `POST ${target} ${abbreviate(headers.join(' '))}`,
      bytes: post(target, headers, body),
      statuses,
    })),
  ),
  ...['/', '/about', '/blog', '/nope', '/blog/refresh'].map((target) => ({
    name: `POST ${target}`,
    bytes: post(target, [urlEncoded, contentLength(firstName)], firstName),
    statuses: target === '/blog/refresh' ? [404] : [405],
  })),
];
