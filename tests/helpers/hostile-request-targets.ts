import { foreignHost } from './hostile-request-hosts.ts';

/** Paths of files that the process can read, and names of object properties. */
export const paths = [
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
export const undecodablePaths = [
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
export const redirectedPaths = [
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
export const ordinaryPaths = [
  '/blog?page=%00',
  '/blog?page=1e999',
  '/blog?page=2&page=<script>',
  `/global-programs?q=${'%ff'.repeat(500)}`,
  `/?${'a=b&'.repeat(3000)}`,
  '/about.data?_routes=%00',
  '/_.data?_routes=constructor',
];

/** Absolute request targets, which a server must accept (RFC 9112, section 3.2.2). */
export const absoluteTargets = [`http://${foreignHost}/about`, `https://${foreignHost}/Blog/`];

/** Request targets that are no path. */
export const targets = ['http://[::bad/x', 'http://', 'about', '*', '/a\tb', '/about HTTP/9.9 x'];
