import { type Document, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { findElements } from './dom.server.ts';
import { flatten } from './flatten.server.ts';
import { keepVisibleWords } from './visible-words.server.ts';

/** The most of a content that is read, in UTF-16 code units: forty times a long post. */
export const maxContentLength = 300_000;

/** Cuts a content that is too long, but not within a tag. */
function cut(html: string): string {
  if (html.length <= maxContentLength) return html;
  const start = html.slice(0, maxContentLength).replace(/[\uD800-\uDBFF]$/, '');
  const lastTag = start.lastIndexOf('<');
  return lastTag > start.lastIndexOf('>') ? start.slice(0, lastTag) : start;
}

/**
 * Parses HTML into a tree that holds what a reader sees: no comments, nothing hidden, no scripts. Everything that reads a content
 * reads this tree, so that a list, the search and the page have the same words. What is beyond `maxContentLength` is left out.
 *
 * @param html untrusted, may be malformed. The tree is untrusted, too
 */
export function parseContent(html: string): Document {
  const tree = parseDocument(flatten(cut(html)));
  for (const parent of [tree, ...findElements(tree, () => true)]) {
    parent.children = parent.children.filter((node) => isTag(node) || isText(node));
  }
  keepVisibleWords(tree);
  return tree;
}
