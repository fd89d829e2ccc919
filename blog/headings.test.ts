import { expect, test } from 'vitest';
import { extractHeadings } from './headings.server.ts';

test('the headings of a post are plain text, without markup, shortcodes and empty ones', () => {
  const html =
    '<h2 class="a">Costs &amp; <em>fees</em></h2><p>Text</p><h3></h3><H4>[gallery ids="1"] ভিসা</H4><script>"<h2>No</h2>"</script>';
  expect(extractHeadings(html)).toEqual(['Costs & fees', 'ভিসা']);
});

test('a heading without an end reaches to the end of the content', () => {
  expect(extractHeadings('<h2>Costs')).toEqual(['Costs']);
});

test('their number and length are limited', () => {
  expect(extractHeadings('<h2>a</h2>'.repeat(1_000))).toHaveLength(40);
  expect(extractHeadings(`<h2>${'a'.repeat(1_000)}</h2>`)[0]).toHaveLength(121);
});

test('deep nesting takes linear time', () => {
  const start = performance.now();
  expect(extractHeadings(`${'<b>'.repeat(50_000)}<h2>Deep</h2>`)).toEqual(['Deep']);
  expect(performance.now() - start).toBeLessThan(2_000);
});
