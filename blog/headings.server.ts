import type { Document } from 'domhandler';
import { parseContent } from './content-tree.server.ts';
import { findElements } from './dom.server.ts';
import { getText, truncate } from './plain-text.server.ts';
import { stripShortcodes } from './shortcodes.server.ts';

export const headingPattern = /^h[1-6]$/;

/** Limits of the headings of one post, so that no post fills the search records. */
const maxHeadings = 40;
const maxHeadingLength = 120;

/**
 * Extracts the headings of a post's content as plain text.
 *
 * @param html untrusted
 */
export function extractHeadings(html: string): string[] {
  return findElements(parseContent(html), ({ name }) => headingPattern.test(name))
    .map((heading) => truncate(stripShortcodes(getText(heading)).trim(), maxHeadingLength))
    .filter(Boolean)
    .slice(0, maxHeadings);
}

/**
 * Prefixes every id with `post-`, so that none collides with an id of the page or shadows a global name. Removes empty,
 * repeated and invalid ids.
 *
 * @returns the prefixed ids
 */
export function prefixIds(tree: Document): Set<string> {
  const usedIds = new Set<string>();
  for (const element of findElements(tree, ({ attribs }) => 'id' in attribs)) {
    const id = `post-${element.attribs.id}`;
    if (element.attribs.id && !/\s/.test(id) && !usedIds.has(id)) {
      element.attribs.id = id;
      usedIds.add(id);
    } else delete element.attribs.id;
  }
  return usedIds;
}

/**
 * Creates a function that turns a heading's text into an unused id, with a number at the end where the id is already used.
 * Counts per text are remembered: with thousands of equal headings, counting from two each time would take minutes.
 */
function createHeadingIdGenerator(usedIds: Set<string>): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['heading'];
    const id = `post-${words.join('-')}`;
    let count = counts.get(id) ?? 1;
    let unusedId = id;
    for (; usedIds.has(unusedId); count += 1) unusedId = `${id}-${count + 1}`;
    counts.set(id, count);
    usedIds.add(unusedId);
    return unusedId;
  };
}

/**
 * Changes the levels of headings so that they form an outline below the page's title (h1): they start at h2 and skip no level.
 * Headings without an id get one.
 *
 * @param usedIds the ids in the content (`prefixIds`); the new ids are added to it
 */
export function normaliseHeadingLevels(tree: Document, usedIds: Set<string>): void {
  const ancestorLevels: number[] = [];
  const createHeadingId = createHeadingIdGenerator(usedIds);
  for (const element of findElements(tree, ({ name }) => headingPattern.test(name))) {
    const level = Number(element.name.slice(1));
    while ((ancestorLevels.at(-1) ?? 0) >= level) ancestorLevels.pop();
    ancestorLevels.push(level);
    element.name = `h${Math.min(ancestorLevels.length + 1, 6)}`;
    element.attribs.id ??= createHeadingId(getText(element));
  }
}
