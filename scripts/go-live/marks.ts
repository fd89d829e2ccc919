import { type Expression, type Node, parseSync, type Span, Visitor } from 'oxc-parser';
import { isPlaceholder } from '#content/site.ts';

/** A mark in a content file that `npm run go-live` may list. */
export type Mark = {
  kind: 'sample' | 'draft' | 'fact' | 'placeholder';
  line: number;
  /** The name of the constant, or the first text of the record: 'Hotel partner'. */
  subject: string;
  /** ISO 8601: the day on which a fact was checked. */
  checkedOn?: string;
};

/**
 * Finds the marks in the source of a content file: `sample: true`, `draft: true`, `checkedOn: '2026-11-15'`, and placeholder
 * texts. It parses the source, since a module's values have no line numbers.
 *
 * @returns the marks in the order of their lines
 */
export function findMarks(source: string): Mark[] {
  const marks: Mark[] = [];
  const constants = new Map<Node, string>();
  const lineAt = ({ start }: Span) => source.slice(0, start).split('\n').length;
  const markPlaceholder = (node: Span, text: string | undefined) => {
    if (text === undefined || !isPlaceholder(text)) return;
    marks.push({ kind: 'placeholder', line: lineAt(node), subject: text });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      const record = init && findRecord(init);
      if (record && id.type === 'Identifier') constants.set(record, id.name);
    },
    ObjectExpression(node) {
      for (const property of node.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const mark = parseMark(property.key.name, property.value);
        const subject = constants.get(node) ?? findFirstText(node) ?? '';
        if (mark) marks.push({ ...mark, line: lineAt(property), subject });
      }
    },
    Literal(node) {
      markPlaceholder(node, getText(node));
    },
    TemplateLiteral(node) {
      markPlaceholder(node, getText(node));
    },
  }).visit(parseSync('content.ts', source).program);
  return marks.toSorted((one, other) => one.line - other.line);
}

/** Returns the record that a constant is, or that it creates in both languages (`content/in-both-languages.ts`). */
function findRecord(node: Node): Node | undefined {
  if (node.type === 'TSSatisfiesExpression' || node.type === 'ParenthesizedExpression')
    return findRecord(node.expression);
  if (node.type === 'ArrowFunctionExpression') return findRecord(node.body);
  if (node.type !== 'CallExpression') return node;
  return node.arguments[0] && findRecord(node.arguments[0]);
}

function parseMark(name: string, value: Expression): Pick<Mark, 'kind' | 'checkedOn'> | undefined {
  if (value.type !== 'Literal') return;
  if ((name === 'sample' || name === 'draft') && value.value === true) return { kind: name };
  if (name === 'checkedOn') return { kind: 'fact', checkedOn: String(value.value) };
}

/** @returns the text of a string literal, or of a template literal without expressions */
function getText(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** Returns the first text in a record, which identifies it in a list. */
function findFirstText(node: Node | null): string | undefined {
  if (node?.type === 'ArrayExpression') return findFirst(node.elements);
  if (node?.type === 'CallExpression') return findFirst(node.arguments);
  if (node?.type !== 'ObjectExpression') return node ? getText(node) : undefined;
  return findFirst(node.properties.map((each) => (each.type === 'Property' ? each.value : null)));
}

function findFirst(nodes: readonly (Node | null)[]): string | undefined {
  for (const node of nodes) {
    const text = findFirstText(node);
    if (text !== undefined) return text;
  }
}
