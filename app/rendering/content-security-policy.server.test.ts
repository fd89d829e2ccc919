import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  assertNoInlineScript,
  createContentSecurityPolicy,
  extractCriticalCss,
} from './content-security-policy.server.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('no inline script is permitted', () => {
  expect(createContentSecurityPolicy('p{color:red}')).toContain("script-src 'self';");
});

test('the one inline style that is permitted is the one that the page was made with', () => {
  expect(createContentSecurityPolicy('p{color:red}')).toContain(
    `style-src 'self' ${hashOf('p{color:red}')};`,
  );
  expect(createContentSecurityPolicy(undefined)).toContain("style-src 'self';");
});

test('of a page that the build made, the style is read from the page', () => {
  const css = '@media (width<40em){p{color:red}}';
  const html = `<style data-critical-css="">${css}</style><style>*{display:none}</style>`;
  expect(extractCriticalCss(html)).toBe(css);
  expect(extractCriticalCss('<p>text</p>')).toBeUndefined();
});

test.each([
  '<script>alert(1)</script>',
  '<p>a</p><SCRIPT type="module">a()</SCRIPT>'.toLowerCase(),
  '<script async="">a()</script>',
])('a page with %s is not as we made it', (html) => {
  expect(() => assertNoInlineScript(html)).toThrow('an inline script in the page');
});

test.each([
  '<script type="application/ld+json">{}</script>',
  '<script type="application/json" async="">{}</script>',
  '<script async="" src="/assets/deferred-loader.js"></script>',
])('%s runs no text of the page', (html) => {
  expect(() => assertNoInlineScript(html)).not.toThrow();
});

test('frames come from our own origin, and from those that the settings name', () => {
  expect(createContentSecurityPolicy('')).toContain("frame-src 'self';");
  expect(createContentSecurityPolicy('', ['https://forms.example.org'])).toContain(
    "frame-src 'self' https://forms.example.org;",
  );
});

test('a service worker is one of our own', () => {
  expect(createContentSecurityPolicy('')).toContain("worker-src 'self';");
});
