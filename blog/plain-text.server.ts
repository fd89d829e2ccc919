import { Parser } from 'htmlparser2';
import { stripShortcodes } from './shortcodes.server.ts';

/** What these hold is code or a control, never words of the text. */
const nonTextElements = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'select',
  'iframe',
]);
const inlineElements = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/**
 * The words of a piece of HTML: entities decoded, markup gone, white space collapsed.
 * The result is text, not HTML: whoever shows it must escape it, as React does.
 */
export function toPlainText(html: string): string {
  let text = '';
  let silent = 0;
  const separate = (name: string) => {
    if (!inlineElements.has(name)) text += ' ';
  };
  const parser = new Parser({
    onopentag(name) {
      if (nonTextElements.has(name)) silent += 1;
      separate(name);
    },
    onclosetag(name) {
      if (nonTextElements.has(name)) silent -= 1;
      separate(name);
    },
    ontext(data) {
      if (silent === 0) text += data;
    },
  });
  parser.end(html);
  return text
    .replace(/\p{Cc}+|\s+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * A text that is no longer than `maxLength`, with an ellipsis in the place of what was cut and of the punctuation before it. Whoever writes the blog could otherwise fill a page,
 * a feed or a search index with one word.
 *
 * @param maxLength in UTF-16 code units
 * @param isCut the text was cut already: it gets the ellipsis whatever its length
 */
export function truncate(text: string, maxLength: number, isCut = false): string {
  if (!text || (text.length <= maxLength && !isCut)) return text;
  const kept = text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
  let end = kept.length;
  while (/[.,;:…–—\s-]/.test(kept.charAt(end - 1))) end -= 1;
  return `${kept.slice(0, end)}…`;
}

const maxExcerptWords = 30;
/** What WordPress writes at the end of an excerpt that it cut. */
const wordpressEllipsis = '[…]';

/** The longest texts that pages show, in UTF-16 code units: far beyond what anybody writes. */
export const maxTitleLength = 300;
export const maxDescriptionLength = 1_000;
const maxExcerptLength = 600;

/**
 * A post's excerpt as plain text of at most 30 words (requirements 9).
 *
 * @param html the excerpt as the content service gives it; WordPress ends one that it cut with "[…]"
 */
export function toExcerpt(html: string): string {
  const text = stripShortcodes(toPlainText(html)).replace(/ {2,}/g, ' ').trim();
  const isCut = text.endsWith(wordpressEllipsis);
  const words = (isCut ? text.slice(0, -wordpressEllipsis.length) : text)
    .split(/\s+/)
    .filter(Boolean);
  const kept = words.slice(0, maxExcerptWords).join(' ');
  return truncate(kept, maxExcerptLength, isCut || words.length > maxExcerptWords);
}
