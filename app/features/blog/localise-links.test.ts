import { expect, test } from 'vitest';
import { localiseLinks } from './localise-links.ts';

const html =
  '<p><a class="x" href="/services?a=b&amp;c#d">a</a> <a href="/brochure.pdf">b</a> <a href="https://a.example/services">c</a></p>';

test('links of a post lead to Bengali pages, those to files and other sites stay', () => {
  expect(localiseLinks(html, 'bn')).toBe(
    '<p><a class="x" href="/bn/services?a=b&amp;c#d">a</a> <a href="/brochure.pdf">b</a> <a href="https://a.example/services">c</a></p>',
  );
});

test('an English post keeps its links', () => {
  expect(localiseLinks(html, 'en')).toBe(html);
});
