import { type ChildNode, type Document, type Element, isTag, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { findByName } from './dom.server.ts';

const isSpace = (node: ChildNode) => node instanceof Text && node.data.trim() === '';
const isEntry = (node: ChildNode): node is Element =>
  isTag(node) && (node.name === 'dt' || node.name === 'dd');

const getContentNodes = ({ children }: Element) => children.filter((node) => !isSpace(node));

/** Whether a list holds only terms with their descriptions, in `div` groups or not, as HTML requires. */
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

/** Whether a list is a picture with its caption, which WordPress's older editor marks up as a definition list. */
function isCaptionedPicture({ attribs }: Element): boolean {
  return /(?:^|\s)(?:wp-caption|gallery-item)(?:\s|$)/.test(attribs.class ?? '');
}

function isInList({ parent }: Element): boolean {
  if (!parent || !isTag(parent)) return false;
  const { parent: grandparent } = parent;
  return (
    parent.name === 'dl' ||
    (parent.name === 'div' &&
      grandparent !== null &&
      isTag(grandparent) &&
      grandparent.name === 'dl')
  );
}

/**
 * Replaces invalid definition lists by a figure with its caption, or by `div` elements. A screen reader announces how many
 * terms a list has, and misreports one that holds anything else.
 */
export function repairDefinitionLists(tree: Document): void {
  for (const list of findByName(tree, 'dl')) {
    const isPicture = isCaptionedPicture(list);
    if (!isPicture && isValidList(list)) continue;
    list.name = isPicture ? 'figure' : 'div';
    for (const entry of list.children.filter(isEntry)) {
      if (getContentNodes(entry).length === 0) DomUtils.removeElement(entry);
      else if (isPicture) entry.name = entry.name === 'dt' ? 'div' : 'figcaption';
    }
    if (getContentNodes(list).length === 0) DomUtils.removeElement(list);
  }
  for (const entry of findByName(tree, 'dt', 'dd')) if (!isInList(entry)) entry.name = 'div';
}
