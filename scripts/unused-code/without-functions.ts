import { parseAst } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/**
 * A program whose named functions, wherever in it they are declared, do nothing. What only they called is for the minifier to
 * drop.
 *
 * @param names of functions; `Name.prototype` stands for all methods that the program gives to `Name`, which go
 * @throws Error when one of them isn't there, as after an update
 */
export function withoutFunctions(program: string, names: readonly string[]): string {
  const missing = new Set(names);
  const edits: { start: number; end: number; text: string }[] = [];

  function visit(node: unknown): void {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    const name = nameOf(node, program);
    if (name !== undefined && names.includes(name)) {
      missing.delete(name);
      const { start, end, text } = emptied(node);
      edits.push({ start, end, text });
    } else Object.values(node).forEach(visit);
  }

  visit(parseAst(program).body);
  if (missing.size > 0) throw new Error(`no function ${[...missing].join(', ')}`);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), program);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isFunction = ({ type }: Node) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression';

function nameOf(node: Node, program: string): string | undefined {
  if (isFunction(node) && isNode(node.id)) return program.slice(node.id.start, node.id.end);
  if (node.type !== 'ExpressionStatement') return;
  return /^(\w+\.prototype)\.\w+ = function/.exec(program.slice(node.start, node.start + 120))?.[1];
}

function emptied(node: Node) {
  if (isFunction(node) && isNode(node.body)) return { ...node.body, text: '{}' };
  return { ...node, text: '' };
}
