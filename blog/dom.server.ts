import { type ChildNode, type Document, Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';

export function findElements(
  tree: Document | Element,
  test: (element: Element) => boolean,
): Element[] {
  return DomUtils.findAll(test, tree.children);
}

export function findByName(tree: Document | Element, ...names: string[]): Element[] {
  return findElements(tree, (element) => names.includes(element.name));
}

export function hasClass(element: Element, name: string): boolean {
  return (element.attribs.class ?? '').split(/\s+/).includes(name);
}

export function addClass(element: Element, name: string): void {
  element.attribs.class = `${element.attribs.class ?? ''} ${name}`.trim();
}

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
