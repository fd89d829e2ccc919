import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** schema.org's own definition of its vocabulary, a statement a line, as its site offers it for download. */
const definition = join(
  dirname(createRequire(import.meta.url).resolve('@vocabulary/schema')),
  'schema.nq',
);
const statement = /^<http:\/\/schema\.org\/(\w+)> <[^>]*[/#](\w+)> <http:\/\/schema\.org\/(\w+)>/gm;

/** By relation (`subClassOf`, `domainIncludes`, `rangeIncludes`, `type`), what a term stands in it to. */
const relations = new Map<string, Map<string, string[]>>();
for (const [, subject = '', relation = '', object = ''] of readFileSync(
  definition,
  'utf8',
).matchAll(statement)) {
  const terms = relations.get(relation) ?? new Map<string, string[]>();
  relations.set(relation, terms.set(subject, [...(terms.get(subject) ?? []), object]));
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

export function isNode(value: unknown): value is Node {
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
 * What schema.org doesn't know of structured data: types, properties that a type doesn't have, values of another kind
 * than a property takes.
 *
 * @returns a line each; empty when all is well
 */
export function validateNode(node: Node, place = ''): string[] {
  const { '@type': type, '@id': id, ...properties } = node;
  if (type === undefined) {
    return id && Object.keys(properties).length === 0
      ? []
      : [`${place}: neither type nor reference`];
  }
  if (!relations.get('subClassOf')?.has(type)) return [`${place}: no type ${type}`];
  const types = getTypeWithAncestors(type);
  return Object.entries(properties).flatMap(([property, value]) => {
    const here = `${place}/${type}.${property}`;
    if (!getRelatedTerms('domainIncludes', property).some((domain) => types.includes(domain))) {
      return [`${here}: not a property of ${type}`];
    }
    return [value]
      .flat()
      .flatMap((each) => [
        ...(isInRange(each, getRelatedTerms('rangeIncludes', property))
          ? []
          : [`${here}: can't be ${JSON.stringify(each)}`]),
        ...(isNode(each) ? validateNode(each, here) : []),
      ]);
  });
}

/** All objects of structured data, the inner ones too. */
export function collectNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(collectNodes);
  return isNode(value) ? [value, ...Object.values(value).flatMap(collectNodes)] : [];
}
