import { Parser, Tokenizer } from 'htmlparser2';

/** Elements without child elements: void elements, and those whose content is text. */
const leafElements = new Set(
  'area base br col embed hr img input link meta source track wbr iframe noembed noframes plaintext script style textarea title xmp'.split(
    ' ',
  ),
);

/** Deeper than any content written by hand or in an editor. */
const defaultMaxDepth = 100;

/** Stops at the first element that is too deep: building a tree could take minutes or overflow the stack. */
function isDeeperThan(html: string, maxDepth: number): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      if (depth > maxDepth) parser.pause();
    },
    onclosetag() {
      if (depth <= maxDepth) depth -= 1;
    },
  });
  parser.write(html);
  return depth > maxDepth;
}

/**
 * Removes the tags of elements that are nested too deeply, and leaves their content. Code that walks a tree is recursive, and
 * deep nesting would overflow its stack.
 *
 * @param html HTML, may be malformed
 * @returns `html` unchanged unless it is nested too deeply
 */
export function flatten(html: string, maxDepth = defaultMaxDepth): string {
  if (!isDeeperThan(html, maxDepth)) return html;
  const openElements: string[] = [];
  const dropped = new Map<string, number>();
  let result = '';
  let copiedUpTo = 0;
  let droppedTagStart: number | undefined;

  function drop(start: number, end: number) {
    result += html.slice(copiedUpTo, start);
    copiedUpTo = end;
  }
  function endOpenTag(end: number) {
    if (droppedTagStart !== undefined) drop(droppedTagStart, end + 1);
    droppedTagStart = undefined;
  }
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        const name = html.slice(start, end).toLowerCase();
        if (leafElements.has(name)) return;
        if (openElements.length < maxDepth) openElements.push(name);
        else {
          droppedTagStart = start - '<'.length;
          dropped.set(name, (dropped.get(name) ?? 0) + 1);
        }
      },
      onopentagend: endOpenTag,
      onselfclosingtag: endOpenTag,
      onclosetag(start, end) {
        const name = html.slice(start, end).toLowerCase();
        const droppedCount = dropped.get(name) ?? 0;
        const openIndex = openElements.lastIndexOf(name);
        if (droppedCount > 0) {
          dropped.set(name, droppedCount - 1);
          const tagEnd = html.indexOf('>', end);
          drop(start - '</'.length, tagEnd < 0 ? html.length : tagEnd + 1);
        } else if (openIndex >= 0) openElements.length = openIndex;
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
  return result + html.slice(copiedUpTo);
}
