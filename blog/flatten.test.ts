import { expect, test } from 'vitest';
import { flatten } from './flatten.server.ts';
import { toPost } from './post.server.ts';
import { xssPayloads } from './testing/xss-payloads.ts';
import { localUrlRewriter } from './url-rewriter.server.ts';

const nested = (depth: number, inner: string) =>
  `${'<div>'.repeat(depth)}${inner}${'</div>'.repeat(depth)}`;

const render = (content: string) =>
  toPost(
    { id: 1, slug: 'a', date: '', title: 'T', excerpt: '', content, categoryIds: [] },
    localUrlRewriter,
    'en',
  ).html;

test('elements that are too deep lose their tags, and nothing else', () => {
  expect(flatten('<p>a<b>b<i class="x">c<br></i>d</b></p><p>e</p>', 2)).toBe(
    '<p>a<b>bc<br>d</b></p><p>e</p>',
  );
  expect(flatten('<p><b><script>"</b>"</script><I>c</I\n>d<u/>', 2)).toBe(
    '<p><b><script>"</b>"</script>cd',
  );
  expect(flatten(nested(5, 'x'), 3)).toBe(nested(3, 'x'));
});

test('HTML within the limit is unchanged', () => {
  const unclosed = '<p>line'.repeat(500);
  expect(flatten(unclosed, 3)).toBe(unclosed);
  expect(flatten(nested(3, '<br><br>'), 4)).toBe(nested(3, '<br><br>'));
});

test('a post nested three thousand levels deep shows its text', () => {
  const html = render(`<p>Before</p>${nested(3_000, '<p>In the <em>middle</em></p>')}<p>After</p>`);
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
  expect(render(nested(3_000, attack))).not.toMatch(
    /<(?:script|iframe|svg|style|form|object)\b|<[^>]*\son\w+=|javascript:/i,
  );
});

test.each([
  ['unclosed', '<b>'.repeat(90_000), ''],
  ['closed wrongly', '<b>'.repeat(30_000) + '</i>'.repeat(30_000), ''],
  ['never ended', `${'<b>'.repeat(300)}${'<i '.repeat(90_000)}`, ''],
])('tens of thousands of elements, %s, are rendered', (_name, content, words) => {
  expect(render(content).replace(/<[^>]*>/g, '')).toBe(words);
});
