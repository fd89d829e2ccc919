import type { Document } from 'domhandler';
import { DomHandler, Parser, Tokenizer } from 'htmlparser2';
import { keepVisibleWords } from './visible-words.server.ts';

/** The most of a content that is read, in UTF-16 code units: forty times a long post. */
export const maxContentLength = 300_000;

/** Deeper than any content written by hand or in an editor. */
const maxDepth = 100;

/** Elements without child elements: void elements, and those whose content is text. They may be one level deeper. */
const leafElements = new Set(
  'area base br col embed hr img input link meta source track wbr iframe noembed noframes plaintext script style textarea title xmp'.split(
    ' ',
  ),
);

/** Cuts a content that is too long, but not within a tag. */
function cut(html: string): string {
  if (html.length <= maxContentLength) return html;
  const start = html.slice(0, maxContentLength).replace(/[\uD800-\uDBFF]$/, '');
  const lastTag = start.lastIndexOf('<');
  return lastTag > start.lastIndexOf('>') ? start.slice(0, lastTag) : start;
}

/** Creates a parser that builds a tree of elements and text, and tells how deep the element is that it stands in. */
function createTreeBuilder() {
  const builder = new DomHandler();
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attribs) {
      depth += 1;
      builder.onopentag(name, attribs);
    },
    onclosetag() {
      depth -= 1;
      builder.onclosetag();
    },
    ontext: (text) => builder.ontext(text),
  });
  return { parser, tree: builder.root, getDepth: () => depth };
}

/**
 * Parses HTML into elements and text. Elements that are nested too deeply lose their tags, but not their content: code that walks a
 * tree is recursive, so that deep nesting would overflow its stack, and the parser itself would take minutes for it. The parser
 * alone knows which elements a tag closes without naming them, so the HTML is handed to it tag by tag.
 */
function parseWithinDepth(html: string): Document {
  const { parser, tree, getDepth } = createTreeBuilder();
  const dropped = new Map<string, number>();
  let isDropping = false;
  let writtenUpTo = 0;

  const getName = (start: number, end: number) => html.slice(start, end).toLowerCase();
  function writeUpTo(end: number) {
    parser.write(html.slice(writtenUpTo, end));
    writtenUpTo = end;
    // The tags that were dropped are closed with the element that they were in.
    if (getDepth() < maxDepth) dropped.clear();
  }
  function endOpenTag(end: number) {
    if (isDropping) writtenUpTo = end + 1;
    isDropping = false;
  }
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        writeUpTo(start - '<'.length);
        const name = getName(start, end);
        isDropping = getDepth() >= (leafElements.has(name) ? maxDepth + 1 : maxDepth);
        if (isDropping) dropped.set(name, (dropped.get(name) ?? 0) + 1);
      },
      onopentagend: endOpenTag,
      onselfclosingtag: endOpenTag,
      onclosetag(start, end) {
        writeUpTo(start - '</'.length);
        const name = getName(start, end);
        const count = dropped.get(name) ?? 0;
        if (count === 0) return;
        dropped.set(name, count - 1);
        const tagEnd = html.indexOf('>', end);
        writtenUpTo = tagEnd < 0 ? html.length : tagEnd + 1;
      },
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  if (!isDropping) writeUpTo(html.length);
  parser.end();
  return tree;
}

/**
 * Parses HTML into a tree that holds what a reader sees: no comments, nothing hidden, no scripts. Everything that reads a content
 * reads this tree, so that a list, the search and the page have the same words. What is beyond `maxContentLength` is left out.
 *
 * @param html untrusted, may be malformed. The tree is untrusted, too
 */
export function parseContent(html: string): Document {
  const tree = parseWithinDepth(cut(html));
  keepVisibleWords(tree);
  return tree;
}
