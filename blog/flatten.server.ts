import { Parser, Tokenizer } from 'htmlparser2';

/** Elements in which there are no elements: they can't nest, and what stands in some of them is no markup. */
const leafElements = new Set(
  'area base br col embed hr img input link meta source track wbr iframe noembed noframes plaintext script style textarea title xmp'.split(
    ' ',
  ),
);

/** No author means more. */
const defaultMaxDepth = 200;

/** Stops at the first that is too deep: a tree of the whole would take minutes, or the stack. */
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
 * Markup without the tags of elements that are nested too deep; what they hold stays. Working on a tree is recursive, and
 * nobody can see that much nesting.
 *
 * @param html however broken; comes back unchanged unless it is nested too deep
 */
export function flatten(html: string, maxDepth = defaultMaxDepth): string {
  if (!isDeeperThan(html, maxDepth)) return html;
  const open: string[] = [];
  const dropped = new Map<string, number>();
  let kept = '';
  let keptUpTo = 0;
  let droppedTag: number | undefined;

  function drop(start: number, end: number) {
    kept += html.slice(keptUpTo, start);
    keptUpTo = end;
  }
  function endOpenTag(end: number) {
    if (droppedTag !== undefined) drop(droppedTag, end + 1);
    droppedTag = undefined;
  }
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        const name = html.slice(start, end).toLowerCase();
        if (leafElements.has(name)) return;
        if (open.length < maxDepth) open.push(name);
        else {
          droppedTag = start - '<'.length;
          dropped.set(name, (dropped.get(name) ?? 0) + 1);
        }
      },
      onopentagend: endOpenTag,
      onselfclosingtag: endOpenTag,
      onclosetag(start, end) {
        const name = html.slice(start, end).toLowerCase();
        const count = dropped.get(name) ?? 0;
        const place = open.lastIndexOf(name);
        if (count > 0) {
          dropped.set(name, count - 1);
          const tagEnd = html.indexOf('>', end);
          drop(start - '</'.length, tagEnd < 0 ? html.length : tagEnd + 1);
        } else if (place >= 0) open.length = place;
      },
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onprocessinginstruction: nothing,
      ontext: nothing,
      ontextentity: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return kept + html.slice(keptUpTo);
}
