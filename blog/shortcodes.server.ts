import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { remove } from './dom.server.ts';

/** WordPress always runs these in content. One that is left in the output is an example that the author wants to show. */
const coreShortcodes = new Set(['gallery', 'caption', 'audio', 'video', 'playlist', 'embed']);

/** Elements whose content is shown verbatim. */
const verbatimElements = new Set(['code', 'pre', 'kbd', 'samp', 'tt', 'textarea']);

/** Doubled brackets are excluded: WordPress uses them to escape shortcodes. */
const bracketPattern = /(?<!\[)\[(\/?)([A-Za-z][\w-]*)((?:[\s/][^[\]]*)?)\](?!\])/g;

/** Shortcodes of WPBakery and Avada whose content is markup or a script in base64. */
const encodedShortcodes = /^(?:vc_raw_(?:html|js)|fusion_code)$/;

/** A title in a shortcode's attributes. WordPress may have made its quotation marks curly, or primes. */
const titlePattern =
  /(?:^|\s)(?:title|text|h[2-4]|heading|subhead(?:ing)?|subtitle|button(?:_\w+)?_text)=["“”″]([^"“”″]+)["“”″]/g;

type BracketTag = {
  start: number;
  end: number;
  name: string;
  isEnd: boolean;
  attributes: string;
};

function findBrackets(text: string): BracketTag[] {
  let encoded: BracketTag | undefined;
  return [...text.matchAll(bracketPattern)].flatMap(
    ({ index, 0: match, 1: slash, 2: name = '', 3: attributes = '' }) => {
      const bracket = { start: index, end: index + match.length, name, isEnd: !!slash, attributes };
      if (encoded) {
        if (!bracket.isEnd || name !== encoded.name) return [];
        // The content goes with its brackets.
        encoded.end = bracket.end;
        encoded = undefined;
        return [];
      }
      if (slash || !encodedShortcodes.test(name)) return [bracket];
      encoded = { ...bracket, end: text.length };
      return [encoded];
    },
  );
}

/** Returns the titles that a shortcode shows. The title of a form is for its author. */
function findTitles({ name, isEnd, attributes }: BracketTag): string {
  if (isEnd || /form/.test(name)) return '';
  const titles = [...attributes.matchAll(titlePattern)].map(([, title = '']) => title.trim());
  return titles.filter((title) => !/^(?:true|false|yes|no|h[1-6])$/.test(title)).join(' ');
}

/**
 * Tells shortcodes of removed plugins from words in brackets: by `_`, or `-` before a digit, in their name, an attribute, a
 * slash, or a closing tag. `[sic]` and `[non-EU citizens]` are words.
 */
function isShortcode(
  { name, isEnd, attributes }: BracketTag,
  closedNames: ReadonlySet<string>,
): boolean {
  return isEnd || closedNames.has(name) || /_|-\d/.test(name) || /=|\/$/.test(attributes.trimEnd());
}

const findClosedNames = (text: string) =>
  new Set(findBrackets(text).flatMap(({ name, isEnd }) => (isEnd ? name : [])));

function removeRanges(text: string, brackets: BracketTag[]): string {
  let result = '';
  let copiedUpTo = 0;
  for (const bracket of brackets) {
    result += text.slice(copiedUpTo, bracket.start);
    const titles = findTitles(bracket);
    const isBetweenBlocks =
      /^(?:vc|et_pb|fusion)_/.test(bracket.name) && /[^\s[]/.test(text[bracket.end] ?? '');
    if (titles) result += (result.at(-1)?.trim() ? ' ' : '') + titles;
    if (titles || (isBetweenBlocks && result)) result += ' ';
    copiedUpTo = bracket.end;
  }
  return result + text.slice(copiedUpTo);
}

/**
 * Removes shortcodes from a plain text, but not the words between an opening and a closing one. It also removes WordPress's own
 * shortcodes, since WordPress runs none in excerpts that are written by hand.
 */
export function stripShortcodes(text: string): string {
  const closedNames = findClosedNames(text);
  return removeRanges(
    text,
    findBrackets(text).filter(
      (bracket) => coreShortcodes.has(bracket.name) || isShortcode(bracket, closedNames),
    ),
  );
}

/** Groups adjacent text nodes and line breaks, since a shortcode's attributes may span several lines. */
function findTextRuns({ children }: Document | Element): ChildNode[][] {
  const runs: ChildNode[][] = [];
  let currentRun: ChildNode[] | undefined;
  for (const child of children) {
    if (!isText(child) && !(isTag(child) && child.name === 'br')) {
      currentRun = undefined;
      continue;
    }
    if (!currentRun) {
      currentRun = [];
      runs.push(currentRun);
    }
    currentRun.push(child);
  }
  return runs;
}

const getNodeText = (node: ChildNode) => (isText(node) ? node.data : '\n');

/** Removes brackets from a run's text nodes, and the line breaks within them. */
function removeRangesFromRun(run: ChildNode[], brackets: BracketTag[]): void {
  let start = 0;
  let next = 0;
  for (const node of run) {
    const end = start + getNodeText(node).length;
    const bracketsInNode: BracketTag[] = [];
    for (let bracket = brackets[next]; bracket && bracket.start < end; bracket = brackets[next]) {
      bracketsInNode.push({
        ...bracket,
        start: Math.max(0, bracket.start - start),
        end: bracket.end - start,
        // Its title stands where it begins.
        isEnd: bracket.isEnd || bracket.start < start,
      });
      // The bracket continues in the next node.
      if (bracket.end > end) break;
      next += 1;
    }
    if (isText(node)) node.data = removeRanges(node.data, bracketsInNode);
    else if (isTag(node) && bracketsInNode.length > 0) remove(node);
    start = end;
  }
}

/** Whether a bare name, as `[toc]`, is a shortcode: it must be the only content of its paragraph. */
function isStandalone(bracket: BracketTag, text: string, parent: Document | Element): boolean {
  const isBlock = !isTag(parent) || parent.name === 'p' || parent.name === 'div';
  return (
    isBlock &&
    /^[a-z]/.test(bracket.name) &&
    bracket.attributes === '' &&
    text.trim().length === bracket.end - bracket.start
  );
}

/**
 * Removes the shortcodes that WordPress has left in a post's content because it has no handler for them. The text between an
 * opening and a closing one stays.
 */
export function removeShortcodes(tree: Document): void {
  const closedNames = findClosedNames(DomUtils.textContent(tree));
  function removeIn(parent: Document | Element) {
    for (const run of findTextRuns(parent)) {
      const text = run.map(getNodeText).join('');
      const brackets = findBrackets(text).filter(
        (bracket) =>
          !coreShortcodes.has(bracket.name) &&
          (isShortcode(bracket, closedNames) || isStandalone(bracket, text, parent)),
      );
      if (brackets.length > 0) removeRangesFromRun(run, brackets);
    }
    for (const child of parent.children) {
      if (isTag(child) && !verbatimElements.has(child.name)) removeIn(child);
    }
  }
  removeIn(tree);
}
