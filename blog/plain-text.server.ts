import { Parser } from 'htmlparser2';
import { stripShortcodes } from './shortcodes.server.ts';

/** Elements whose content is code or a control and not text. */
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
 * Converts HTML to plain text: entities are decoded, markup is removed, white space is collapsed. The result must be escaped
 * when it is output, as React does. The "Continue reading" that WordPress's themes append to an excerpt is left out.
 */
export function toPlainText(html: string): string {
  let text = '';
  let nonTextDepth = 0;
  let isMoreLink = false;
  const addSeparator = (name: string) => {
    if (!inlineElements.has(name)) text += ' ';
  };
  const parser = new Parser({
    onopentag(name, { class: classes = '' }) {
      if (name === 'a') isMoreLink = /\bmore\b/.test(classes);
      if (nonTextElements.has(name)) nonTextDepth += 1;
      addSeparator(name);
    },
    onclosetag(name) {
      if (name === 'a') isMoreLink = false;
      if (nonTextElements.has(name)) nonTextDepth -= 1;
      addSeparator(name);
    },
    ontext(data) {
      if (nonTextDepth === 0 && !isMoreLink) text += data;
    },
  });
  parser.end(html);
  return text
    .replace(/\p{Cc}+|\s+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * Cuts a text to `maxLength`, and replaces the rest and the punctuation before it by an ellipsis. Without this limit, one post
 * could fill a page, a feed or a search index.
 *
 * @param maxLength in UTF-16 code units
 * @param isCut whether the text was cut before; it then gets an ellipsis whatever its length
 */
export function truncate(text: string, maxLength: number, isCut = false): string {
  if (!text || (text.length <= maxLength && !isCut)) return text;
  const cut = text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
  let end = cut.length;
  while (/[.,;:…–—\s-]/.test(cut.charAt(end - 1))) end -= 1;
  return `${cut.slice(0, end)}…`;
}

const maxExcerptWords = 30;
/** The ending of an excerpt that WordPress, or its theme, has cut. */
const wordpressEllipsis = /(?:\[…\]|…)$/;

/** The longest texts that pages show, in UTF-16 code units: far longer than real ones. */
export const maxTitleLength = 300;
export const maxDescriptionLength = 1_000;
const maxExcerptLength = 600;

/**
 * Converts a post's excerpt to plain text of at most 30 words (requirements 9).
 *
 * @param html the excerpt from the content service; WordPress appends "[…]" where it has cut one
 */
export function toExcerpt(html: string): string {
  const text = stripShortcodes(toPlainText(html)).replace(/ {2,}/g, ' ').trim();
  const isCut = wordpressEllipsis.test(text);
  const words = text.replace(wordpressEllipsis, '').split(/\s+/).filter(Boolean);
  const cut = words.slice(0, maxExcerptWords).join(' ');
  return truncate(cut, maxExcerptLength, isCut || words.length > maxExcerptWords);
}
