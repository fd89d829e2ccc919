import { type AnyNode, hasChildren, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** A value that a template printed by mistake: an object, or a value that isn't there, as a word of text. */
const leakedPattern = /\[object\b|(?<![\p{L}\p{N}_-])(?:undefined|NaN|null)(?![\p{L}\p{N}_-])/gu;

/**
 * Finds values that a template printed by mistake, such as "[object Object]" and "undefined".
 *
 * @param text a text without markup, or one whose markup may be searched as well (a feed, JSON)
 * @returns each with the words around it; empty when the text is in order
 */
export function findLeakedValues(text: string): string[] {
  return [...text.matchAll(leakedPattern)].map(({ index }) =>
    text
      .slice(Math.max(0, index - 40), index + 40)
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/**
 * Finds such values in all that an HTML page says: its text, its attributes (among them the metadata) and its structured
 * data. Scripts and styles may name these values.
 *
 * @returns each with the words around it; empty when the page is in order
 */
export function findLeakedValuesInPage(html: string): string[] {
  return collectTexts(parseDocument(html)).flatMap(findLeakedValues);
}

function collectTexts(node: AnyNode): string[] {
  if (isText(node)) return [node.data];
  if (!hasChildren(node)) return [];
  const inside = node.children.flatMap(collectTexts);
  if (!isTag(node)) return inside;
  const isCode =
    node.name === 'style' ||
    (node.name === 'script' && node.attribs.type !== 'application/ld+json');
  return [...Object.values(node.attribs), ...(isCode ? [] : inside)];
}
