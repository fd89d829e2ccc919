import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  assertNoInlineScript,
  createContentSecurityPolicy,
  createStyleSource,
} from './content-security-policy.server.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('no inline script is permitted', () => {
  expect(createContentSecurityPolicy(createStyleSource('p{color:red}'))).toContain(
    "script-src 'self';",
  );
});

test('only the inline style that the page was rendered with is permitted', () => {
  expect(createContentSecurityPolicy(createStyleSource('p{color:red}'))).toContain(
    `style-src 'self' ${hashOf('p{color:red}')};`,
  );
  expect(createContentSecurityPolicy(undefined)).toContain("style-src 'self';");
});

test.each([
  '<script>alert(1)</script>',
  '<p>a</p><SCRIPT type="module">a()</SCRIPT>'.toLowerCase(),
  '<script async="">a()</script>',
])('a page with %s is rejected', (html) => {
  expect(() => assertNoInlineScript(html)).toThrow('an inline script in the page');
});

test.each([
  '<script type="application/ld+json">{}</script>',
  '<script type="application/json" async="">{}</script>',
  '<script type="module" src="/assets/entry.client.js"></script>',
])('%s is not an inline script', (html) => {
  expect(() => assertNoInlineScript(html)).not.toThrow();
});

test('iframes may load from our own origin and from those in the settings', () => {
  expect(createContentSecurityPolicy(undefined)).toContain("frame-src 'self';");
  expect(createContentSecurityPolicy(undefined, ['https://forms.example.org'])).toContain(
    "frame-src 'self' https://forms.example.org;",
  );
});

test('a service worker may only load from our own origin', () => {
  expect(createContentSecurityPolicy(undefined)).toContain("worker-src 'self';");
});
