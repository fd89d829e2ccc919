import { expect, test } from 'vitest';
import { comesFromOurPage } from './reject-cross-origin.ts';

const site = 'https://www.example.org';
const development = 'http://localhost:3000';

test.each([
  ['no browser', { host: 'localhost:3000' }],
  [
    'the same origin as the browser says, behind a proxy that shows another host',
    { host: '10.0.0.7:3000', origin: 'https://preview.example', fetchSite: 'same-origin' },
  ],
  [
    'a form without an origin that the visitor sent again',
    { host: 'a.example', fetchSite: 'none' },
  ],
  ['the public origin', { host: '127.0.0.1:3000', origin: site }],
  ['the public origin, sent again', { host: 'a', origin: site, fetchSite: 'none' }],
])('%s is accepted', (_, headers) => {
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
  [
    'another site that the browser tells of, whatever its origin',
    { host: 'www.example.org', origin: site, fetchSite: 'cross-site' },
  ],
  ['our host over http', { host: 'www.example.org', origin: 'http://www.example.org' }],
  ['our host at another port', { host: 'www.example.org', origin: `${site}:8443` }],
  ['a sandboxed frame', { host: 'localhost:3000', origin: 'null' }],
  ['a value that no standard knows', { host: 'a.example', fetchSite: 'same' }],
])('%s is rejected', (_, headers) => {
  expect(comesFromOurPage(headers, site)).toBe(false);
});

test.each([
  ['the same host', 'http://localhost:3000', true],
  ['the same host behind a proxy with TLS', 'https://localhost:3000', true],
  ['another port', 'http://localhost:4000', false],
])('while SITE_URL is http, %s', (_, origin, accepted) => {
  expect(comesFromOurPage({ host: 'localhost:3000', origin }, development)).toBe(accepted);
});
