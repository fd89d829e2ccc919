import { type Document, type Element, isTag, isText } from 'domhandler';
import { parseContent } from './content-tree.server.ts';
import { stripShortcodes } from './shortcodes.server.ts';

const inlineElements = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark no-element q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

function collectText(parent: Document | Element, parts: string[]): void {
  for (const node of parent.children) {
    if (isText(node)) parts.push(node.data);
    if (!isTag(node) || (node.name === 'a' && /\bmore\b/.test(node.attribs.class ?? ''))) continue;
    const separator = inlineElements.has(node.name) ? '' : ' ';
    parts.push(separator);
    collectText(node, parts);
    parts.push(separator);
  }
}

/**
 * Returns the text of a content (`parseContent`), with collapsed white space. It must be escaped when it is output, as React
 * does. The "Continue reading" that WordPress's themes append to an excerpt is left out.
 */
export function getText(tree: Document | Element): string {
  const parts: string[] = [];
  collectText(tree, parts);
  return parts
    .join('')
    .replace(/\p{Cc}+|\s+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Converts HTML to plain text, as {@link getText}: entities are decoded, markup is removed. */
export const toPlainText = (html: string): string => getText(parseContent(html));

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
