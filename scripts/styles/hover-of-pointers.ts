import { AtRule, type Container, type Document, type Rule } from 'postcss';

/** Whether what a rule is for is hovered. Within a list in brackets it may as well be something else. */
const isHovered = (selector: string) =>
  selector.replace(/\([^()]*,[^()]*\)/g, '').includes(':hover');

function isOfPointers(node: Container | Document | undefined): boolean {
  if (!node) return false;
  const isOne = node instanceof AtRule && node.params.includes('hover');
  return isOne || isOfPointers(node.parent);
}

/**
 * A PostCSS plugin: a rule with `:hover` applies where the visitor can point at something (`hover`, Media Queries 4, 7.2).
 * Touch screens keep what was tapped in that state: it would look as if it were still pointed at, and the frames in which it
 * changes are some in which the next page isn't made, a quarter of its way on a slow phone.
 */
export const hoverOfPointers = {
  postcssPlugin: 'hover-of-pointers',
  Rule(rule: Rule) {
    const hovered = rule.selectors.filter(isHovered);
    if (hovered.length === 0 || isOfPointers(rule.parent)) return;
    const others = rule.selectors.filter((selector) => !isHovered(selector));
    if (others.length > 0) rule.before(rule.clone({ selectors: others }));
    const media = new AtRule({ name: 'media', params: '(hover)', source: rule.source });
    rule.replaceWith(media);
    media.append(rule);
    rule.selectors = hovered;
  },
};
