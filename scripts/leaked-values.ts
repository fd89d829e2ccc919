import { type AnyNode, hasChildren, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Matches values that a template printed by mistake: an object, or a missing value as a word. */
const leakedPattern = /\[object\b|(?<![\p{L}\p{N}_-])(?:undefined|NaN|null)(?![\p{L}\p{N}_-])/gu;

/**
 * Finds values that a template printed by mistake, such as "[object Object]" and "undefined".
 *
 * @param text a text without markup, or one whose markup may be searched as well (a feed, JSON)
 * @returns each value with the surrounding text; empty if there is none
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
 * Finds such values in an HTML page: in text, attributes (with the metadata) and structured data. Scripts and styles aren't
 * searched, since they may contain these words.
 *
 * @returns each value with the surrounding text; empty if there is none
 */
export function findLeakedValuesInPage(html: string): string[] {
  return collectTexts(parseDocument(html)).flatMap(findLeakedValues);
}

function collectTexts(node: AnyNode): string[] {
  if (isText(node)) return [node.data];
  if (!hasChildren(node)) return [];
  const childTexts = node.children.flatMap(collectTexts);
  if (!isTag(node)) return childTexts;
  const isCode =
    node.name === 'style' ||
    (node.name === 'script' && node.attribs.type !== 'application/ld+json');
  return [...Object.values(node.attribs), ...(isCode ? [] : childTexts)];
}
