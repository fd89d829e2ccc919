import sprite from '#app/components/ui/icon/icons.svg';
import type { IconName } from '#content/types/icon-name.ts';

type Attributes = Partial<Record<`${string}-${string}` | 'role', string>>;

/**
 * Creates an element with properties, attributes and children. Attributes are `role` and those with a hyphen, such as
 * `aria-label`.
 */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<Omit<HTMLElementTagNameMap[Name], 'children'>> & Attributes = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === 'role' || key.includes('-')) element.setAttribute(key, String(value));
    else Object.assign(element, { [key]: value });
  }
  element.append(...children);
  return element;
}

/** Creates a button that is no part of a form. */
export function createButton(
  name: string,
  className: string | undefined,
  onClick: () => void,
): HTMLButtonElement {
  return createElement('button', { type: 'button', className: className ?? '', onclick: onClick }, [
    name,
  ]);
}

/** Creates a decorative icon of the sprite (components/ui/icon/icon.tsx). */
export function createIcon(name: IconName): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const use = document.createElementNS(namespace, 'use');
  use.setAttribute('href', `${sprite}#${name}`);
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('aria-hidden', 'true');
  icon.append(use);
  return icon;
}
