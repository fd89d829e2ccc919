import { type Document, type Element, isTag, isText } from 'domhandler';
import { findByName } from './dom.server.ts';

/** Elements whose text is a paragraph of its own. */
const blocks = 'p li h1 h2 h3 h4 h5 h6 td th dt dd figcaption summary'.split(' ');

const bengali = /\p{Script=Bengali}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Returns the first letter of an element's text; empty if it has none. */
function findFirstLetter({ children }: Document | Element): string {
  for (const child of children) {
    const text = isText(child) ? child.data : isTag(child) ? findFirstLetter(child) : '';
    const letter = /\p{L}/u.exec(text)?.[0];
    if (letter) return letter;
  }
  return '';
}

/**
 * Marks the paragraphs in Bengali, so that screen readers pronounce them, and those that are written from right to left, in a post
 * that begins otherwise. The page marks a post as a whole by its first letter.
 */
export function markBlockLanguages(tree: Document): void {
  const first = findFirstLetter(tree);
  for (const block of findByName(tree, ...blocks)) {
    const letter = findFirstLetter(block);
    if (bengali.test(letter) && !bengali.test(first)) block.attribs.lang ??= 'bn';
    if (rightToLeft.test(letter) && !rightToLeft.test(first)) block.attribs.dir ??= 'rtl';
  }
}
