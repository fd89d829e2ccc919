import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each([
  ['smtp://localhost:25', true],
  ['smtp://LOCALHOST', true],
  ['http://user:password@127.0.0.1:8080/hook', true],
  ['smtp://127.8.9.10', true],
  ['smtp://[::1]:25', true],
  ['smtp://localhost.example.org', false],
  ['smtp://127.0.0.1.example.org', false],
  ['smtp://localhost@mail.example.org', false],
  ['smtp://192.0.2.1', false],
  ['smtp://0.0.0.0', false],
])('%s: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
