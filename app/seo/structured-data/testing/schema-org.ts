import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** schema.org's official definition of its vocabulary, with one statement (N-Quad) per line. */
const definitionFile = join(
  dirname(createRequire(import.meta.url).resolve('@vocabulary/schema')),
  'schema.nq',
);
const statementPattern =
  /^<http:\/\/schema\.org\/(\w+)> <[^>]*[/#](\w+)> <http:\/\/schema\.org\/(\w+)>/gm;

/** For each relation (`subClassOf`, `domainIncludes`, `rangeIncludes`, `type`), its objects by subject. */
const relations = new Map<string, Map<string, string[]>>();
const definition = readFileSync(definitionFile, 'utf8');
for (const [, subject = '', relation = '', object = ''] of definition.matchAll(statementPattern)) {
  const objects = relations.get(relation) ?? new Map<string, string[]>();
  relations.set(relation, objects.set(subject, [...(objects.get(subject) ?? []), object]));
}

function getRelatedTerms(relation: string, term: string): string[] {
  return relations.get(relation)?.get(term) ?? [];
}

function getTypeWithAncestors(type: string): string[] {
  return [type, ...getRelatedTerms('subClassOf', type).flatMap(getTypeWithAncestors)];
}

const literalTypes = {
  string: ['Text', 'URL', 'Date', 'DateTime', 'Time', 'Duration'],
  number: ['Number', 'Integer', 'Float'],
  boolean: ['Boolean'],
};

export type Node = { '@type'?: string; '@id'?: string; [property: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isInRange(value: unknown, range: readonly string[]): boolean {
  if (isNode(value)) {
    const type = value['@type'];
    return type === undefined || getTypeWithAncestors(type).some((each) => range.includes(each));
  }
  if (typeof value === 'string' && range.includes('Thing')) return URL.canParse(value);
  const [, member] = /^https:\/\/schema\.org\/(\w+)$/.exec(String(value)) ?? [];
  if (member && getRelatedTerms('type', member).some((each) => range.includes(each))) return true;
  const kind = typeof value as keyof typeof literalTypes;
  return literalTypes[kind]?.some((type) => range.includes(type)) ?? false;
}

/**
 * Validates structured data against schema.org's vocabulary: it reports unknown types, properties that a type doesn't have, and
 * values outside a property's range.
 *
 * @param parentPath where the node is in the structured data, for the messages
 * @returns one message per error
 */
export function validateNode(node: Node, parentPath = ''): string[] {
  const { '@type': type, '@id': id, ...properties } = node;
  if (type === undefined) {
    return id && Object.keys(properties).length === 0
      ? []
      : [`${parentPath}: neither type nor reference`];
  }
  if (!relations.get('subClassOf')?.has(type)) return [`${parentPath}: no type ${type}`];
  const types = getTypeWithAncestors(type);
  return Object.entries(properties).flatMap(([property, value]) => {
    const path = `${parentPath}/${type}.${property}`;
    if (!getRelatedTerms('domainIncludes', property).some((domain) => types.includes(domain))) {
      return [`${path}: not a property of ${type}`];
    }
    return [value]
      .flat()
      .flatMap((each) => [
        ...(isInRange(each, getRelatedTerms('rangeIncludes', property))
          ? []
          : [`${path}: can't be ${JSON.stringify(each)}`]),
        ...(isNode(each) ? validateNode(each, path) : []),
      ]);
  });
}

/** Returns all nodes of structured data, including nested ones. */
export function collectNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(collectNodes);
  return isNode(value) ? [value, ...Object.values(value).flatMap(collectNodes)] : [];
}
