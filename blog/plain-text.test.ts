import { describe, expect, test } from 'vitest';
import { toExcerpt, toPlainText, truncate } from './plain-text.server.ts';

describe('plainText', () => {
  test.each([
    ['News &amp; Notes &#8217;26', 'News & Notes ’26'],
    ['Markup: <em>With</em> <b>Mark<sup>up</sup></b>', 'Markup: With Markup'],
    ['<p>One</p><p>two<br>three</p>', 'One two three'],
    ['a&nbsp;b\n\t c', 'a b c'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['Safe<script>alert(1)</script><style>p{}</style> words', 'Safe words'],
    ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
    ['<img src=x onerror=alert(1)>Photo', 'Photo'],
    ['unclosed <b>bold <i>and', 'unclosed bold and'],
    ['<script>never closed', ''],
    ['bell\u0007 and\u0000 null', 'bell and null'],
    ['ওপার &#x0993;&#x09AA;', 'ওপার ওপ'],
    ['', ''],
  ])('%j becomes %j', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });

  test('markup nested ten thousand levels deep is converted', () => {
    expect(toPlainText(`${'<div>'.repeat(10_000)}deep`)).toBe('deep');
  });
});

describe('excerptText', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`);

  test('thirty words stay as they are', () => {
    expect(toExcerpt(`<p>${words(30).join(' ')}</p>`)).toBe(words(30).join(' '));
  });

  test('more are cut to thirty with an ellipsis', () => {
    expect(toExcerpt(`<p>${words(31).join(' ')}</p>`)).toBe(`${words(30).join(' ')}…`);
  });

  test('punctuation before the ellipsis is removed', () => {
    expect(toExcerpt(`${words(30).join(' ')}, and more`)).toBe(`${words(30).join(' ')}…`);
  });

  test(`WordPress's "[…]" becomes an ellipsis`, () => {
    expect(toExcerpt('<p>Grab a paddle and [&hellip;]</p>\n')).toBe('Grab a paddle and…');
  });

  test("the theme's link to the post is left out", () => {
    expect(
      toExcerpt(
        '<p>One two &hellip; <a class="more-link" href="/a/">Continue reading <span>A visa</span></a></p>',
      ),
    ).toBe('One two…');
    expect(toExcerpt('<p>See <a href="/a/">the form</a></p><a class="read-more">More</a>')).toBe(
      'See the form',
    );
  });

  test('shortcodes that WordPress did not run are left out, other brackets stay', () => {
    expect(toExcerpt('Look [gallery ids="1,2"] here [sic]')).toBe('Look here [sic]');
  });

  test('thirty endless words are cut', () => {
    const excerpt = toExcerpt(Array.from({ length: 30 }, () => 'w'.repeat(1_000)).join(' '));
    expect(excerpt).toBe(`${'w'.repeat(600)}…`);
  });

  test('an empty text stays empty', () => {
    expect(toExcerpt('')).toBe('');
    expect(toExcerpt('<p>[&hellip;]</p>')).toBe('');
  });
});

describe('shorten', () => {
  test.each([
    ['short enough', 12, 'short enough'],
    ['one, two', 4, 'one…'],
    ['one – two', 6, 'one…'],
    ['😀😀', 3, '😀…'],
    ['', 3, ''],
  ])('%j in %s characters is %j', (text, maxLength, shortened) => {
    expect(truncate(text, maxLength)).toBe(shortened);
  });
});
