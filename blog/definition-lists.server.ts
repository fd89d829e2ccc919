import { type ChildNode, type Document, type Element, isTag, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';

const isSpace = (node: ChildNode) => node instanceof Text && node.data.trim() === '';
const isEntry = (node: ChildNode): node is Element =>
  isTag(node) && (node.name === 'dt' || node.name === 'dd');

const getContentNodes = ({ children }: Element) => children.filter((node) => !isSpace(node));

/** Terms, each with something said of it, and nothing beside them; perhaps in groups. */
function isValidList(list: Element): boolean {
  const content = getContentNodes(list);
  const isGrouped =
    content.length > 0 && content.every((node) => isTag(node) && node.name === 'div');
  const groups = isGrouped ? content.filter(isTag) : [list];
  return groups.every((group) => {
    const names = getContentNodes(group).map((node) => (isEntry(node) ? `${node.name} ` : 'other'));
    return /^(?:(?:dt )+(?:dd )+)+$/.test(names.join(''));
  });
}

/** WordPress's older editor sets pictures and their captions as definition lists. */
function isCaptionedPicture({ attribs }: Element): boolean {
  return /(?:^|\s)(?:wp-caption|gallery-item)(?:\s|$)/.test(attribs.class ?? '');
}

function isInList({ parent }: Element): boolean {
  if (!parent || !isTag(parent)) return false;
  const { parent: next } = parent;
  return (
    parent.name === 'dl' ||
    (parent.name === 'div' && next !== null && isTag(next) && next.name === 'dl')
  );
}

/**
 * Definition lists that are none become what they are: a figure with its caption, or paragraphs. A screen reader says how many
 * terms a list has, and can't tell what stands beside them.
 */
export function repairDefinitionLists(tree: Document): void {
  const named = (...names: string[]) =>
    DomUtils.findAll(({ name }) => names.includes(name), tree.children);
  for (const list of named('dl')) {
    const picture = isCaptionedPicture(list);
    if (!picture && isValidList(list)) continue;
    list.name = picture ? 'figure' : 'div';
    for (const entry of list.children.filter(isEntry)) {
      if (getContentNodes(entry).length === 0) DomUtils.removeElement(entry);
      else if (picture) entry.name = entry.name === 'dt' ? 'div' : 'figcaption';
    }
    if (getContentNodes(list).length === 0) DomUtils.removeElement(list);
  }
  for (const entry of named('dt', 'dd')) if (!isInList(entry)) entry.name = 'div';
}
