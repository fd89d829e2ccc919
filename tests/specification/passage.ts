import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** The content of a part of a page: texts and elements in document order. */
export type Passage = readonly (string | Element)[];

/** Elements whose content isn't displayed. */
const unreadElements = new Set(['head', 'script', 'style', 'template', 'noscript']);

/** Flattens a node and its descendants. */
export function toPassage(node: AnyNode): Passage {
  if (isText(node)) return [node.data];
  if (!hasChildren(node)) return [];
  const inside = node.children.flatMap(toPassage);
  if (!isTag(node)) return inside;
  if (unreadElements.has(node.name)) return [];
  // An image that is made of elements is read by its name.
  const { role, 'aria-label': label } = node.attribs;
  return role === 'img' && label ? [node, label] : [node, ...inside];
}

const isElement = (part: string | Element): part is Element => typeof part !== 'string';

/**
 * Parses a page.
 *
 * @param within name of the element to read; by default `main`, or the whole page if there is no `main`
 * @throws Error if the page has no such element
 */
export function readPassage(html: string, within?: string): Passage {
  const page = parseDocument(html);
  const find = (name: string) =>
    DomUtils.findOne((element) => element.name === name, page.children);
  const part = within ? find(within) : (find('main') ?? page);
  if (!part) throw new Error(`The page has no <${within}>`);
  return toPassage(part);
}

/** The text of a passage, with single spaces, and with straight apostrophes as in the specification. */
export function getText(passage: Passage): string {
  const words = passage.filter((part) => !isElement(part)).join(' ');
  return words.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

/** Lists the elements of a passage with one of the names, or all elements if there are no names. */
export const getElements = (passage: Passage, ...names: string[]): Element[] =>
  passage.filter(isElement).filter(({ name }) => names.length === 0 || names.includes(name));

/** The level of a heading, 1 to 6; undefined for anything else. */
export function headingLevel(part: string | Element): number | undefined {
  const level = isElement(part) ? /^h([1-6])$/.exec(part.name)?.[1] : undefined;
  return level === undefined ? undefined : Number(level);
}

/**
 * Finds the content under a heading, up to the next heading of the same or a higher level, or the content of an element with an
 * id.
 *
 * @param name start of the heading, or `#id`. The sections of several matching headings are joined
 * @returns undefined if there is no such section
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
 * Counts the occurrences of a text, as whole words: "1 day" is not in "11 days", and "10 days" is not in "8-10 days". Only its
 * first letter may be upper or lower case.
 */
export function countOccurrences(words: string, text: string): number {
  const [first = '', ...rest] = text;
  const firstLetter = `(?:${escapeRegExp(first.toLowerCase())}|${escapeRegExp(first.toUpperCase())})`;
  const pattern = `(?<![\\p{L}\\p{N}]|\\p{N}[-,.])${firstLetter}${escapeRegExp(rest.join(''))}(?![\\p{L}\\p{N}]|[-,.]\\p{N})`;
  return words.match(new RegExp(pattern, 'gu'))?.length ?? 0;
}
