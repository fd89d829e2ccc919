import { expect, test } from 'vitest';
import { comesFromOurPage } from './origin-check.ts';

const site = 'https://www.example.org';

test.each([
  ['no browser', { host: 'localhost:3000' }],
  ['the same host', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
  ['the same host behind a proxy with TLS', { host: 'a.example', origin: 'https://a.example' }],
  [
    'the same origin as the browser says, behind a proxy that shows another host',
    { host: '10.0.0.7:3000', origin: 'https://preview.example', fetchSite: 'same-origin' },
  ],
  [
    'a form without an origin that the visitor sent again',
    { host: 'a.example', fetchSite: 'none' },
  ],
  ['the public host', { host: '127.0.0.1:3000', origin: 'https://www.example.org' }],
])('%s is taken', (_, headers) => {
  expect(comesFromOurPage(headers, site)).toBe(true);
});

test.each([
  ['another site', { host: 'localhost:3000', origin: 'https://evil.example' }],
  ['another site without an origin', { host: 'localhost:3000', fetchSite: 'cross-site' }],
  ['a sister of the site without an origin', { host: 'localhost:3000', fetchSite: 'same-site' }],
  [
    'a sister of the site',
    { host: 'a.example', origin: 'https://b.a.example', fetchSite: 'same-site' },
  ],
  ['another port', { host: 'localhost:3000', origin: 'http://localhost:4000' }],
  ['a sandboxed frame', { host: 'localhost:3000', origin: 'null' }],
])('%s is refused', (_, headers) => {
  expect(comesFromOurPage(headers, site)).toBe(false);
});
