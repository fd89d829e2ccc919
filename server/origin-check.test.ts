import { expect, test } from 'vitest';
import { comesFromOurPage } from './origin-check.ts';

const site = 'https://www.example.org';

test.each([
  ['no browser', { host: 'localhost:3000' }],
  ['the same host', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
  ['the same host behind a proxy with TLS', { host: 'a.example', origin: 'https://a.example' }],
  ['the public host', { host: '127.0.0.1:3000', origin: 'https://www.example.org' }],
])('%s is taken', (_, headers) => {
  expect(comesFromOurPage(headers, site)).toBe(true);
});

test.each([
  ['another site', { host: 'localhost:3000', origin: 'https://evil.example' }],
  ['another port', { host: 'localhost:3000', origin: 'http://localhost:4000' }],
  ['a sandboxed frame', { host: 'localhost:3000', origin: 'null' }],
])('%s is refused', (_, headers) => {
  expect(comesFromOurPage(headers, site)).toBe(false);
});
