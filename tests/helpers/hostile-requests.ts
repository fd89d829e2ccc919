import { bodies, contentLength, firstName, urlEncoded } from './hostile-request-bodies.ts';
import { headerFields, methods, ranges } from './hostile-request-headers.ts';
import { foreignHost, hostHeader, hosts } from './hostile-request-hosts.ts';
import {
  absoluteTargets,
  ordinaryPaths,
  paths,
  redirectedPaths,
  targets,
  undecodablePaths,
} from './hostile-request-targets.ts';

/** A request that no browser sends. */
type HostileRequest = {
  name: string;
  /** The bytes over the wire. */
  bytes: Buffer;
  /** Permitted statuses of the response; 0 if the server closes the connection without a response. */
  statuses: readonly number[];
};

const form = '/apply/virtual-internship';

/** Each character becomes a byte, so none may be above 0xff. */
const toBytes = (text: string) => Buffer.from(text, 'latin1');

const get = (target: string, ...headers: string[]) =>
  toBytes([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));

const post = (target: string, headers: readonly string[], body: string) =>
  toBytes(
    [`POST ${target} HTTP/1.1`, hostHeader, ...headers, 'Connection: close', '', body].join('\r\n'),
  );

const pages = ['/about', '/blog', '/About', '/nope', form];

const abbreviate = (text: string) => JSON.stringify(text.slice(0, 80));

export const hostileRequests: HostileRequest[] = [
  ...paths.map((path) => ({
    name: `path ${abbreviate(path)}`,
    bytes: get(path, hostHeader),
    statuses: [404],
  })),
  ...undecodablePaths.map((path) => ({
    name: `path ${abbreviate(path)}`,
    bytes: get(path, hostHeader),
    statuses: [400],
  })),
  ...redirectedPaths.map((path) => ({
    name: `path ${abbreviate(path)}`,
    bytes: get(path, hostHeader),
    statuses: [301, 400, 404],
  })),
  ...ordinaryPaths.map((path) => ({
    name: `path ${abbreviate(path)}`,
    bytes: get(path, hostHeader),
    statuses: [200],
  })),
  ...absoluteTargets.map((target) => ({
    name: `target ${target}`,
    bytes: get(target, hostHeader),
    statuses: [200, 301],
  })),
  ...targets.map((target) => ({
    name: `target ${abbreviate(target)}`,
    bytes: get(target, hostHeader),
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
    bytes: toBytes(`${method} /about HTTP/1.1\r\n${hostHeader}\r\nConnection: close\r\n\r\n`),
    statuses: [400, 405],
  })),
  {
    name: 'CONNECT',
    bytes: toBytes(`CONNECT ${foreignHost}:443 HTTP/1.1\r\n${hostHeader}\r\n\r\n`),
    statuses: [405],
  },
  { name: 'HTTP/2', bytes: toBytes('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), statuses: [400] },
  { name: 'HTTP/1.0', bytes: toBytes('GET /blog HTTP/1.0\r\n\r\n'), statuses: [200] },
  { name: 'TLS', bytes: Buffer.from('16030100a5010000a10303', 'hex'), statuses: [400] },
  ...headerFields.map(({ lines, statuses }) => ({
    name: `header ${abbreviate(lines.join('\r\n'))}`,
    bytes: get('/about', hostHeader, ...lines),
    statuses,
  })),
  ...ranges.map((range) => ({
    name: `range ${abbreviate(range)}`,
    bytes: get('/brochures/international-internship.pdf', hostHeader, `Range: ${range}`),
    statuses: [200],
  })),
  {
    name: 'range beyond the end',
    bytes: get('/brochures/international-internship.pdf', hostHeader, 'Range: bytes=999999999-'),
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
