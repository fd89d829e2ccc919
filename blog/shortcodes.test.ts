import { describe, expect, test } from 'vitest';
import { toExcerpt } from './plain-text.server.ts';
import { sanitise } from './sanitise.server.ts';
import { prepare } from './testing/render-content.ts';
import { localUrlRewriter } from './url-rewriter.server.ts';

const html = (content: string) => sanitise(prepare(content, localUrlRewriter, 'en'));

describe('a content', () => {
  test.each([
    // WordPress replaces the quotation marks of an unknown shortcode by curly ones.
    ['<p>[contact-form-7 id=&#8221;12&#8243; title=&#8221;Contact&#8221;]</p><p>x</p>', '<p>x</p>'],
    ['<p>a [unknown_shortcode] b</p>', '<p>a  b</p>'],
    ['<p>[toc]</p><p>x</p>', '<p>x</p>'],
    ['<p>[contact-form-7]</p><p>x</p>', '<p>x</p>'],
    ['<p>[su_note]Bring <em>both</em> copies.[/su_note]</p>', '<p>Bring <em>both</em> copies.</p>'],
    ['<p>[box]</p>\n<p>words [box]</p><p>[/box]</p>', '\n<p>words </p>'],
    ['<p>[row<br />\n wide="1"<br />\n]in<br />two[/row]</p>', '<p>in<br />two</p>'],
    ['<p>[divider /]x [spacer height=20]</p>', '<p>x </p>'],
    ['[vc_row][vc_column width="1/2"]x[/vc_column][/vc_row]', 'x'],
  ])('%s has no shortcodes', (content, rest) => {
    expect(html(content)).toBe(rest);
  });

  test.each([
    '<p>He said [sic] so, and [the office] agreed [1], [2026], [non-EU citizens], […].</p>',
    '<p>a [[unknown_shortcode]] b, [gallery ids="1"]</p>',
    '<p>As <code>[contact_form id="1"]</code></p><pre>[su_note]x[/su_note]</pre>',
    '<p>a[i] = b[j_k</p><p>] and [ ]</p><ul><li>[none]</li></ul>',
  ])('%s keeps its brackets', (content) => {
    expect(html(content)).toBe(content);
  });
});

test.each([
  ['[contact-form-7 id=&#8221;12&#8243;] Write to us', 'Write to us'],
  ['Bring [su_highlight color="red"]both[/su_highlight] copies [sic]', 'Bring both copies [sic]'],
  ['<p>One [unknown_shortcode]two</p>', 'One two'],
  ['[gallery] [caption]A boat[/caption]', 'A boat'],
  ['[row<br />\nwide="1"]words', 'words'],
])('the excerpt %s has no shortcodes', (excerpt, text) => {
  expect(toExcerpt(excerpt)).toBe(text);
});
