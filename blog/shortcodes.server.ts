import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** WordPress runs these whenever it runs any: where one is left in a content, the author shows how it is written. */
const coreShortcodes = new Set(['gallery', 'caption', 'audio', 'video', 'playlist', 'embed']);

/** What these hold is shown as it is written. */
const verbatimElements = new Set(['code', 'pre', 'kbd', 'samp', 'tt', 'textarea']);

/** Doubled brackets are WordPress's way to write about a shortcode. */
const bracketPattern = /(?<!\[)\[(\/?)([A-Za-z][\w-]*)((?:[\s/][^[\]]*)?)\](?!\])/g;

type BracketTag = { start: number; end: number; name: string; isEnd: boolean; attributes: string };

function findBrackets(text: string): BracketTag[] {
  return [...text.matchAll(bracketPattern)].map(
    ({ index, 0: whole, 1: slash, 2: name = '', 3: attributes = '' }) => ({
      start: index,
      end: index + whole.length,
      name,
      isEnd: slash !== '',
      attributes,
    }),
  );
}

/**
 * Tells shortcodes, which a plugin that is no longer there would have run, from words in brackets: by an underscore or a
 * number in their name, an attribute, a slash, or an end. `[sic]` and `[non-EU citizens]` are words.
 */
function isShortcode({ name, isEnd, attributes }: BracketTag, ended: ReadonlySet<string>): boolean {
  return isEnd || ended.has(name) || /_|-\d/.test(name) || /=|\/$/.test(attributes.trimEnd());
}

const findClosedNames = (text: string) =>
  new Set(findBrackets(text).flatMap(({ name, isEnd }) => (isEnd ? name : [])));

function removeRanges(text: string, parts: BracketTag[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of parts) {
    rest += text.slice(from, start);
    from = end;
  }
  return rest + text.slice(from);
}

/**
 * A text without its shortcodes, but with the words between a start and its end. For an excerpt written by hand, in which
 * WordPress runs none, not even its own.
 */
export function stripShortcodes(text: string): string {
  const ended = findClosedNames(text);
  return removeRanges(
    text,
    findBrackets(text).filter((part) => coreShortcodes.has(part.name) || isShortcode(part, ended)),
  );
}

/** Text and line breaks that follow one another: a shortcode's attributes may stand on several lines. */
function findTextRuns({ children }: Document | Element): ChildNode[][] {
  const runs: ChildNode[][] = [];
  let open: ChildNode[] | undefined;
  for (const child of children) {
    if (!isText(child) && !(isTag(child) && child.name === 'br')) {
      open = undefined;
      continue;
    }
    if (!open) {
      open = [];
      runs.push(open);
    }
    open.push(child);
  }
  return runs;
}

const getNodeText = (node: ChildNode) => (isText(node) ? node.data : '\n');

/** Takes away what stands in these parts of a run's text, its line breaks included. */
function removeRangesFromRun(run: ChildNode[], parts: BracketTag[]): void {
  let start = 0;
  let next = 0;
  for (const node of run) {
    const end = start + getNodeText(node).length;
    const within: BracketTag[] = [];
    for (let part = parts[next]; part && part.start < end; part = parts[next]) {
      within.push({ ...part, start: Math.max(0, part.start - start), end: part.end - start });
      // The rest of it is in what follows.
      if (part.end > end) break;
      next += 1;
    }
    if (isText(node)) node.data = removeRanges(node.data, within);
    else if (within.length > 0) DomUtils.removeElement(node);
    start = end;
  }
}

/** A name alone, as `[toc]`, is taken for a shortcode where nothing else stands in its paragraph. */
function isStandalone(part: BracketTag, text: string, parent: Document | Element): boolean {
  const isBlock = !isTag(parent) || parent.name === 'p' || parent.name === 'div';
  return (
    isBlock &&
    /^[a-z]/.test(part.name) &&
    part.attributes === '' &&
    text.trim().length === part.end - part.start
  );
}

/**
 * Takes the shortcodes that WordPress left in a post's content, since it knows none of that name, out of it. Their inner
 * words stay.
 */
export function removeShortcodes(tree: Document): void {
  const ended = findClosedNames(DomUtils.textContent(tree));
  function removeIn(parent: Document | Element) {
    for (const run of findTextRuns(parent)) {
      const text = run.map(getNodeText).join('');
      const parts = findBrackets(text).filter(
        (part) =>
          !coreShortcodes.has(part.name) &&
          (isShortcode(part, ended) || isStandalone(part, text, parent)),
      );
      if (parts.length > 0) removeRangesFromRun(run, parts);
    }
    for (const child of parent.children) {
      if (isTag(child) && !verbatimElements.has(child.name)) removeIn(child);
    }
  }
  removeIn(tree);
}
