import { DomUtils } from 'htmlparser2';
import { expect, test } from 'vitest';
import { parseContent } from './content-tree.server.ts';
import { renderHtml } from './testing/render-content.ts';
import { xssPayloads } from './testing/xss-payloads.ts';

const nested = (depth: number, inner: string) =>
  `${'<div>'.repeat(depth)}${inner}${'</div>'.repeat(depth)}`;

/** Parses markup that stands in as many elements, and returns it as the tree has it. */
const parseIn = (depth: number, html: string) =>
  DomUtils.getInnerHTML(parseContent(nested(depth, html))).slice(
    depth * '<div>'.length,
    -depth * '</div>'.length,
  );

test('elements that are too deep lose their tags, and nothing else', () => {
  expect(parseIn(98, '<p>a<b>b<i class="x">c<br></i>d</b></p><p>e</p>')).toBe(
    '<p>a<b>bc<br>d</b></p><p>e</p>',
  );
  expect(parseIn(98, '<p><b><script>"</b>"</script><I>c</I\n>d<u/>')).toBe(
    '<p><b><no-element></no-element>cd</b></p>',
  );
  expect(parseIn(100, nested(5, 'x'))).toBe('x');
});

test('an end tag that closes an element within the limit ends those within it that lost their tags', () => {
  expect(parseIn(99, '<p><b>a</p><p>b</b></p>')).toBe('<p>a</p><p>b</p>');
});

test('HTML within the limit is unchanged', () => {
  const lines = '<p>line</p>'.repeat(500);
  expect(parseIn(90, lines)).toBe(lines);
  expect(parseIn(90, '<p>line'.repeat(500))).toBe(lines);
  expect(parseIn(99, '<p><br><br></p>')).toBe('<p><br><br></p>');
});

test('a post nested three thousand levels deep shows its text', () => {
  const html = renderHtml(
    `<p>Before</p>${nested(3_000, '<p>In the <em>middle</em></p>')}<p>After</p>`,
  );
  expect(html.replace(/<[^>]*>/g, ' ').match(/\w+/g)).toEqual([
    'Before',
    'In',
    'the',
    'middle',
    'After',
  ]);
  expect(html).toContain('<p>After</p>');
});

test.each(Object.entries(xssPayloads))('deeply nested markup is harmless: %s', (_name, attack) => {
  expect(renderHtml(nested(3_000, attack))).not.toMatch(
    /<(?:script|iframe|svg|style|form|object)\b|<[^>]*\son\w+=|javascript:/i,
  );
});

test.each([
  ['unclosed', '<b>'.repeat(90_000), ''],
  ['closed wrongly', '<b>'.repeat(30_000) + '</i>'.repeat(30_000), ''],
  ['never ended', `${'<b>'.repeat(300)}${'<i '.repeat(90_000)}`, ''],
  ['closed before what they hold', '<p><div>x</p>'.repeat(20_000), 'x'.repeat(20_000)],
])('tens of thousands of elements, %s, are rendered', (_name, content, words) => {
  expect(renderHtml(content).replace(/<[^>]*>/g, '')).toBe(words);
});
