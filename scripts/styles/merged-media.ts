import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import type { Plugin } from 'vite';
import { hoverLast } from './hover-last.ts';
import { moduleOf } from './short-class-names.ts';

/**
 * Blocks with the same media condition become one. Rules keep their place among those that may meet on one element; a rule
 * that is nobody's keeps its place among all.
 *
 * @param css minified
 * @param ownerOf a class's owner: no element has rules of two, but for what follows from their specificity. Undefined for a
 *   class that any element may have
 */
export function mergedMedia(css: string, ownerOf: (className: string) => string | undefined) {
  const root = postcss.parse(css);
  const merged: ChildNode[] = [];
  let waiting = new Map<string, ChildNode[]>();
  const flush = () => {
    merged.push(...inOneOrder([...waiting.values()].map(hoverLast)));
    waiting = new Map();
  };
  for (const node of root.nodes) {
    if (node.type === 'atrule' && node.name === 'keyframes') {
      merged.push(node);
      continue;
    }
    const owner = ownerOfRules(node, ownerOf);
    if (owner === undefined) {
      flush();
      merged.push(node);
    } else waiting.set(owner, [...(waiting.get(owner) ?? []), node]);
  }
  flush();
  return merged.map(String).join('');
}

/** Lists of nodes in one: each in its own order, media conditions together where that allows it. */
function inOneOrder(lists: ChildNode[][]): ChildNode[] {
  const result: ChildNode[] = [];
  for (;;) {
    for (const list of lists) {
      while (list[0] && !conditionOf(list[0])) result.push(...list.splice(0, 1));
    }
    const heads = lists.flatMap(([head]) => (head ? [conditionOf(head)] : []));
    const isLater = (condition: string | undefined) =>
      lists.some(([, ...later]) => later.some((node) => conditionOf(node) === condition));
    const next = heads.find((condition) => !isLater(condition)) ?? heads[0];
    if (next === undefined) return result;
    const [first, ...others] = lists.flatMap((list) =>
      list[0] && conditionOf(list[0]) === next ? list.splice(0, 1) : [],
    ) as AtRule[];
    if (!first) return result;
    for (const other of others) first.append(other.nodes ?? []);
    result.push(first);
  }
}

const conditionOf = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'media' ? node.params : undefined;

function ownerOfRules(
  node: ChildNode,
  ownerOf: (className: string) => string | undefined,
): string | undefined {
  const owners = new Set<string | undefined>();
  const add = (selector: string) => {
    const known = [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => ownerOf(name));
    const own = known.filter((owner) => owner !== undefined);
    for (const owner of own.length > 0 ? own : [undefined]) owners.add(owner);
  };
  if (node.type === 'rule') add(node.selector);
  else if ('walkRules' in node) (node as Container).walkRules((rule) => add(rule.selector));
  const [owner] = owners;
  return owners.size === 1 ? owner : undefined;
}

/**
 * @param sets what belongs together
 * @returns each member's owner: one of those that it belongs with, also by others, the same for all of them
 */
export function ownersOf(sets: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const [first, ...others] of sets) {
    if (first === undefined) continue;
    const owner = owners.get(first) ?? first;
    for (const member of [first, ...others]) {
      const before = owners.get(member);
      for (const [each, its] of owners) if (its === before) owners.set(each, owner);
      owners.set(member, owner);
    }
  }
  return owners;
}

const modulePath = (id: string) => /^[^?]+\.module\.css/.exec(id)?.[0];

/**
 * The stylesheets of the build with merged media conditions, since every page carries its CSS, as a Vite plugin. CSS modules
 * that one component imports, or a component and one that it shows, may meet on an element: within a stylesheet they are one
 * owner's.
 */
export function mergedMediaOfStylesheets(): Plugin {
  return {
    name: 'merged-media',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const importedBy = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        const modulesOf = (id: string) => importedBy(id).flatMap((each) => modulePath(each) ?? []);
        const sets = [...this.getModuleIds()]
          .filter((id) => modulesOf(id).length > 0)
          .map((id) => [...modulesOf(id), ...importedBy(id).flatMap(modulesOf)]);
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const css = String(file.source);
          const classes = [...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name);
          const present = new Set(classes.map(moduleOf));
          const owners = ownersOf(sets.map((set) => set.filter((module) => present.has(module))));
          file.source = mergedMedia(css, (className) => {
            const module = moduleOf(className);
            return module && (owners.get(module) ?? module);
          });
        }
      },
    },
  };
}
