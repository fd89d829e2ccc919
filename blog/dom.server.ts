import { type ChildNode, type Document, Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';

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

/** Whether an element has a class of this name. */
export function hasClass(element: Element, name: string): boolean {
  return (element.attribs.class ?? '').split(/\s+/).includes(name);
}

/** Adds a class to those that an element has. */
export function addClass(element: Element, name: string): void {
  element.attribs.class = `${element.attribs.class ?? ''} ${name}`.trim();
}

/** Creates an element with attributes and children. */
export function createElement(
  name: string,
  attribs: Record<string, string>,
  ...children: ChildNode[]
): Element {
  const element = new Element(name, attribs);
  for (const child of children) DomUtils.appendChild(element, child);
  return element;
}

/** Whether an element has an ancestor of this name. */
export function isInside(element: Element, name: string): boolean {
  for (let parent = element.parent; parent && isTag(parent); parent = parent.parent) {
    if (parent.name === name) return true;
  }
  return false;
}

/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  for (const child of [...element.children]) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}
