import { type ChildNode, type Document, Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';

// Nodes are changed where they are. Taking one out of its parent's list costs the length of that list, so that a pass over many
// siblings would take time in the square of their number.

/** The name of elements without meaning: `sanitise` drops the tags of elements that it doesn't know, and keeps their content. */
const noElement = 'no-element';

/** Finds the elements below a node that pass a test, in the order of the document. */
export function findElements(
  tree: Document | Element,
  test: (element: Element) => boolean,
): Element[] {
  return DomUtils.findAll(test, tree.children);
}

/** Finds the elements below a node that have one of the names, in the order of the document. */
export function findByName(tree: Document | Element, ...names: string[]): Element[] {
  return findElements(tree, (element) => names.includes(element.name));
}

export const getClasses = ({ attribs }: Element): string[] => (attribs.class ?? '').split(/\s+/);

/** Whether an element has a class of this name. */
export const hasClass = (element: Element, name: string): boolean =>
  getClasses(element).includes(name);

/** Adds a class to those that an element has. */
export function addClass(element: Element, name: string): void {
  element.attribs.class = `${element.attribs.class ?? ''} ${name}`.trim();
}

/** Whether an element has an ancestor of this name. */
export function isInside(element: Element, name: string): boolean {
  for (let parent = element.parent; parent && isTag(parent); parent = parent.parent) {
    if (parent.name === name) return true;
  }
  return false;
}

/** Whether a node has words, or a picture with a description. */
export const hasWords = (node: ChildNode): boolean =>
  isText(node)
    ? node.data.trim() !== ''
    : isTag(node) &&
      (node.name === 'img' ? Boolean(node.attribs.alt) : node.children.some(hasWords));

/** Turns an element into another one. */
export function turnInto(
  element: Element,
  name: string,
  attribs: Record<string, string>,
  ...children: ChildNode[]
): void {
  for (const child of children) child.parent = element;
  Object.assign(element, { name, attribs, children });
}

/** Leaves of an element only these nodes. */
export const replaceBy = (element: Element, ...nodes: ChildNode[]): void =>
  turnInto(element, noElement, {}, ...nodes);

/** Leaves of an element only its children. */
export const unwrap = (element: Element): void => {
  Object.assign(element, { name: noElement, attribs: {} });
};

/** Removes an element with its content. */
export const remove = (element: Element): void => replaceBy(element);

/** Whether `remove` has removed a node. */
export const isRemoved = (node: ChildNode): boolean =>
  isTag(node) && node.name === noElement && node.children.length === 0;

/** Puts an element's content and attributes into a new element, which becomes its only child. */
export function wrapContent(element: Element, name: string, attribs: Record<string, string>): void {
  turnInto(element, name, attribs, new Element(element.name, element.attribs, element.children));
}
