import { selectorSpecificity } from '@csstools/selector-specificity';
import { type AtRule, type ChildNode, list, type Rule } from 'postcss';
import parser from 'postcss-selector-parser';
import { propertyFamily } from './property-family.ts';

/** What has rules that compete with others by their specificity and order alone; those of a layer don't. */
const isPlain = (node: ChildNode): node is AtRule | Rule =>
  node.type === 'rule' ||
  (node.type === 'atrule' && ['media', 'supports', 'container'].includes(node.name));

const conditionOf = (node: ChildNode | undefined) =>
  node?.type === 'atrule' && node.name === 'media' ? node.params : undefined;

/** "a,b,c" of each of its selectors (Selectors 4, 17), and the families of what it sets. */
type Claim = { specificities: Set<string>; families: Set<string> };

const known = new WeakMap<Rule, Claim>();

function claimOf(rule: Rule): Claim {
  const before = known.get(rule);
  if (before) return before;
  const specificities = list.comma(rule.selector).map((selector) => {
    const { a, b, c } = selectorSpecificity(parser().astSync(selector));
    return `${a},${b},${c}`;
  });
  const families = new Set<string>();
  rule.walkDecls(({ prop }) => {
    families.add(propertyFamily(prop));
  });
  const claim = { specificities: new Set(specificities), families };
  known.set(rule, claim);
  return claim;
}

function claimsOf(node: AtRule | Rule): Claim[] {
  if (node.type === 'rule') return [claimOf(node)];
  const claims: Claim[] = [];
  node.walkRules((rule) => {
    claims.push(claimOf(rule));
  });
  return claims;
}

/** Two rules mean the same in either order where their specificity differs, or what they set (CSS Cascade 5, 6.1). */
const areIndependent = (a: Claim, b: Claim) =>
  !shareOne(a.specificities, b.specificities) ||
  (!shareOne(a.families, b.families) && !a.families.has('all') && !b.families.has('all'));

const shareOne = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].some((each) => b.has(each));

const mayPass = (block: AtRule, other: ChildNode) =>
  isPlain(other) &&
  claimsOf(block).every((own) => claimsOf(other).every((its) => areIndependent(own, its)));

const condition = '(hover)';

/**
 * Moves what is for pointers behind what follows it, as far as no two rules change places that may compete: after each hovered
 * rule has its own condition (hover-of-pointers.ts), a stylesheet has it once instead of some ten times. Other conditions stay: with
 * them the page's CSS is larger when it is compressed.
 *
 * @param nodes in the order of a stylesheet, without nesting; blocks that become one are changed
 */
export function hoverLast(nodes: readonly ChildNode[]): ChildNode[] {
  const result: ChildNode[] = [];
  for (const node of nodes.toReversed()) {
    if (node.type !== 'atrule' || conditionOf(node) !== condition) {
      result.unshift(node);
      continue;
    }
    const end = result.findIndex((next) => conditionOf(next) === condition || !mayPass(node, next));
    const place = end < 0 ? result.length : end;
    const next = result[place];
    if (next?.type === 'atrule' && conditionOf(next) === condition) next.prepend(node.nodes ?? []);
    else result.splice(place, 0, node);
  }
  return result;
}
