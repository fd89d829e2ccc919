import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { findByName, hasClass, isRemoved, remove } from './dom.server.ts';

const isSpace = (node: ChildNode) => (isText(node) ? node.data.trim() === '' : isRemoved(node));
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
const isCaptionedPicture = (list: Element) =>
  hasClass(list, 'wp-caption') || hasClass(list, 'gallery-item');

function isInList({ parent }: Element): boolean {
  if (!parent || !isTag(parent)) return false;
  return parent.name === 'dl' || (parent.name === 'div' && isInList(parent));
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
      if (getContentNodes(entry).length === 0) remove(entry);
      else if (isPicture) entry.name = entry.name === 'dt' ? 'div' : 'figcaption';
    }
    if (getContentNodes(list).length === 0) remove(list);
  }
  for (const entry of findByName(tree, 'dt', 'dd')) if (!isInList(entry)) entry.name = 'div';
}
