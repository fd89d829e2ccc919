import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** WordPress runs these whenever it runs any: where one is left in a content, the author shows how it is written. */
const core = new Set(['gallery', 'caption', 'audio', 'video', 'playlist', 'embed']);

/** What these hold is shown as it is written. */
const verbatim = new Set(['code', 'pre', 'kbd', 'samp', 'tt', 'textarea']);

/** Doubled brackets are WordPress's way to write about a shortcode. */
const bracketed = /(?<!\[)\[(\/?)([A-Za-z][\w-]*)((?:[\s/][^[\]]*)?)\](?!\])/g;

type Bracketed = { start: number; end: number; name: string; isEnd: boolean; attributes: string };

function bracketsIn(text: string): Bracketed[] {
  return [...text.matchAll(bracketed)].map(
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
function isShortcode({ name, isEnd, attributes }: Bracketed, ended: ReadonlySet<string>): boolean {
  return isEnd || ended.has(name) || /_|-\d/.test(name) || /=|\/$/.test(attributes.trimEnd());
}

const endedIn = (text: string) =>
  new Set(bracketsIn(text).flatMap(({ name, isEnd }) => (isEnd ? name : [])));

function cutOut(text: string, parts: Bracketed[]): string {
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
export function withoutShortcodes(text: string): string {
  const ended = endedIn(text);
  return cutOut(
    text,
    bracketsIn(text).filter((part) => core.has(part.name) || isShortcode(part, ended)),
  );
}

/** Text and line breaks that follow one another: a shortcode's attributes may stand on several lines. */
function runsOfText({ children }: Document | Element): ChildNode[][] {
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

const textOf = (node: ChildNode) => (isText(node) ? node.data : '\n');

/** Takes away what stands in these parts of a run's text, its line breaks included. */
function cutOutOfRun(run: ChildNode[], parts: Bracketed[]): void {
  let start = 0;
  let next = 0;
  for (const node of run) {
    const end = start + textOf(node).length;
    const within: Bracketed[] = [];
    for (let part = parts[next]; part && part.start < end; part = parts[next]) {
      within.push({ ...part, start: Math.max(0, part.start - start), end: part.end - start });
      // The rest of it is in what follows.
      if (part.end > end) break;
      next += 1;
    }
    if (isText(node)) node.data = cutOut(node.data, within);
    else if (within.length > 0) DomUtils.removeElement(node);
    start = end;
  }
}

/** A name alone, as `[toc]`, is taken for a shortcode where nothing else stands in its paragraph. */
function standsAlone(part: Bracketed, text: string, parent: Document | Element): boolean {
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
  const ended = endedIn(DomUtils.textContent(tree));
  function removeIn(parent: Document | Element) {
    for (const run of runsOfText(parent)) {
      const text = run.map(textOf).join('');
      const parts = bracketsIn(text).filter(
        (part) =>
          !core.has(part.name) && (isShortcode(part, ended) || standsAlone(part, text, parent)),
      );
      if (parts.length > 0) cutOutOfRun(run, parts);
    }
    for (const child of parent.children) {
      if (isTag(child) && !verbatim.has(child.name)) removeIn(child);
    }
  }
  removeIn(tree);
}
