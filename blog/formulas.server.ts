import { type ChildNode, type Element, isTag, isText } from 'domhandler';

/** How the operands of MathML's elements are joined. Other elements only group. */
const joins: Record<string, [before: string, between: string, after: string]> = {
  mfrac: ['(', ')/(', ')'],
  msub: ['', '_', ''],
  msup: ['', '^', ''],
  msubsup: ['', '_', ''],
  msqrt: ['√(', '', ')'],
  mroot: ['root(', ', ', ')'],
  mtr: ['', ' ', '; '],
};

function toText(node: ChildNode): string {
  if (isText(node)) return node.data.trim();
  if (!isTag(node) || node.name.startsWith('annotation')) return '';
  const [before, between, after] = joins[node.name] ?? ['', '', ''];
  return before + node.children.map(toText).filter(Boolean).join(between) + after;
}

/** Returns a formula in MathML as a line of text, or the text that its author gives it. */
export function toReadableFormula(math: Element): string {
  return math.attribs.alttext ?? toText(math);
}
