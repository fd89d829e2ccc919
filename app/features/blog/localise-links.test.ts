import { expect, test } from 'vitest';
import { localiseLinks } from './localise-links.ts';

const html =
  '<p><a class="x" href="/services?a=b&amp;c#d">a</a> <a href="/">b</a> <a href="https://a.example/services">c</a></p>';

test('links of a post lead to Bengali pages, or say that the page is in English', () => {
  expect(localiseLinks(html, 'bn')).toBe(
    '<p><a class="x" href="/bn/services?a=b&amp;c#d">a</a> <a href="/" hreflang="en">b</a> <a href="https://a.example/services">c</a></p>',
  );
});

test('an English post keeps its links', () => {
  expect(localiseLinks(html, 'en')).toBe(html);
});
