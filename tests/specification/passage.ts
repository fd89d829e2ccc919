import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** A part of a page as it is read: words and elements in the order of the document. */
export type Passage = readonly (string | Element)[];

/** What nobody reads. */
const unreadElements = new Set(['head', 'script', 'style', 'template', 'noscript']);

/** What stands in a node, itself included. */
export function toPassage(node: AnyNode): Passage {
  if (isText(node)) return [node.data];
  if (!hasChildren(node)) return [];
  const inside = node.children.flatMap(toPassage);
  if (!isTag(node)) return inside;
  if (unreadElements.has(node.name)) return [];
  // A picture drawn with elements is read by its name.
  const { role, 'aria-label': label } = node.attribs;
  return role === 'img' && label ? [node, label] : [node, ...inside];
}

const isElement = (part: string | Element): part is Element => typeof part !== 'string';

/**
 * Reads a page.
 *
 * @param within the element that is read; left out: `main`, or where there is none the whole page
 * @throws Error when the page has no such element
 */
export function readPassage(html: string, within?: string): Passage {
  const page = parseDocument(html);
  const find = (name: string) =>
    DomUtils.findOne((element) => element.name === name, page.children);
  const part = within ? find(within) : (find('main') ?? page);
  if (!part) throw new Error(`The page has no <${within}>`);
  return toPassage(part);
}

/** Its words, with one space between them, and the apostrophe of the keyboard, which the specification writes. */
export function getText(passage: Passage): string {
  const words = passage.filter((part) => !isElement(part)).join(' ');
  return words.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

export const getElements = (passage: Passage, ...names: string[]): Element[] =>
  passage.filter(isElement).filter(({ name }) => names.length === 0 || names.includes(name));

/** 1 to 6; undefined for what is no heading. */
export function headingLevel(part: string | Element): number | undefined {
  const level = isElement(part) ? /^h([1-6])$/.exec(part.name)?.[1] : undefined;
  return level === undefined ? undefined : Number(level);
}

/**
 * What stands under a heading, up to the next one of its level, or in the element with an id.
 *
 * @param name how the heading begins, or `#id`. Several headings that begin so are read together
 * @returns undefined when there is none
 */
export function findSection(passage: Passage, name: string): Passage | undefined {
  if (name.startsWith('#')) {
    const element = getElements(passage).find(({ attribs }) => attribs.id === name.slice(1));
    return element && toPassage(element);
  }
  const sections = passage.flatMap((part, index) => {
    const level = headingLevel(part);
    if (!isElement(part) || !level || !getText(toPassage(part)).startsWith(name)) return [];
    const after = passage.slice(index + 1);
    const end = after.findIndex((next) => (headingLevel(next) ?? 7) <= level);
    return [[part, ...(end === -1 ? after : after.slice(0, end))]];
  });
  return sections.length > 0 ? sections.flat() : undefined;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * How often words say a text: from word to word ("1 day" is not in "11 days", "10 days" not in "8-10 days"). Only its
 * first letter may be a capital or not.
 */
export function countOccurrences(words: string, text: string): number {
  const [first = '', ...rest] = text;
  const either = `(?:${escapeRegExp(first.toLowerCase())}|${escapeRegExp(first.toUpperCase())})`;
  const pattern = `(?<![\\p{L}\\p{N}]|\\p{N}[-,.])${either}${escapeRegExp(rest.join(''))}(?![\\p{L}\\p{N}]|[-,.]\\p{N})`;
  return words.match(new RegExp(pattern, 'gu'))?.length ?? 0;
}
